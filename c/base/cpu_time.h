/* cpu_time.h: how much CPU time this process has had. The benchmarks count user mode, which another program on the machine
 * disturbs least.
 */
#ifndef GUNSHI_BASE_CPU_TIME_H
#define GUNSHI_BASE_CPU_TIME_H

/* Seconds in user mode, all threads together. */
double user_seconds(void);

#endif
