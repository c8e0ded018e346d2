// Judges records of games by programs that are not ours: every move by ffish and by tsshogi, each ending that the rules make.
//
//     node judge.mjs FOLDER...
//
// Reads each .kif in the folders. A line on stderr for each thing that is wrong, a summary on stdout; exit status 1 when
// something is wrong, or a game was lost by a fault (an illegal move, time, an engine that ended). scripts/judge runs it.
//
// What must hold: a move is legal for both (tsshogi reads records with moves that are not, so each is asked of its
// position); no position comes a fourth time but at the end; a game goes on while there is a legal move; and a mate, a
// repetition, a perpetual check or a declaration that the record says is what the position gives.
import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

const require = createRequire(path.join(process.cwd(), 'package.json'))
const { importKIF, SpecialMoveType, Move, Color, reverseColor, judgeJishogiDeclaration, JishogiDeclarationRule,
        JishogiDeclarationResult } = require('tsshogi')

function ffishReady() {
    delete globalThis.fetch             // ffish would fetch its own file as an address
    const ffish = require('ffish')
    return new Promise(resolve => { ffish.onRuntimeInitialized = () => resolve(ffish) })
}

// USI counts files from sente's right and ranks from the top, UCI from the left and from the bottom.
const uciSquare = square => 'abcdefghi'[9 - Number(square[0])] + (10 - ('abcdefghi'.indexOf(square[1]) + 1))
const uciMove = usi => usi[1] === '*' ? `${usi[0]}@${uciSquare(usi.slice(2))}`
    : uciSquare(usi) + uciSquare(usi.slice(2)) + usi.slice(4)

function uciPosition(sfen) {
    const [board, turn, hand] = sfen.split(' ')
    const held = hand === '-' ? '' : hand.replace(/(\d+)(\w)/g, (_, count, piece) => piece.repeat(Number(count)))
    return `${board}[${held}] ${turn === 'b' ? 'w' : 'b'} - - 0 1`
}

const endings = {
    [SpecialMoveType.RESIGN]: () => null,
    [SpecialMoveType.MAX_MOVES]: () => null,
    [SpecialMoveType.MATE]: (_record, board) => board.legalMoves() === '' ? null : 'it is no mate',
    [SpecialMoveType.REPETITION_DRAW]: record => !record.repetition ? 'no position came four times'
        : record.perpetualCheck !== null ? 'it is perpetual check' : null,
    [SpecialMoveType.ENTERING_OF_KING]: record =>
        judgeJishogiDeclaration(JishogiDeclarationRule.GENERAL27, record.position, record.position.color)
            === JishogiDeclarationResult.WIN ? null : 'the declaration does not hold',
    [SpecialMoveType.FOUL_WIN]: record => foul(record, reverseColor(record.position.color)),
    [SpecialMoveType.FOUL_LOSE]: record => foul(record, record.position.color),
    [SpecialMoveType.TIMEOUT]: () => 'lost on time'
}

function foul(record, loser) {
    return record.repetition && record.perpetualCheck === loser ? null
        : `a fault of ${loser === Color.BLACK ? 'sente' : 'gote'} that is no perpetual check`
}

function judge(ffish, file, count) {
    let bytes
    try {
        if (!fs.statSync(file).isFile()) return 'it is no file'
        bytes = fs.readFileSync(file)
    } catch (error) {
        return `it cannot be read: ${error.code}`
    }
    const head = bytes.subarray(0, 100).toString('latin1')
    const text = new TextDecoder(/Shift_JIS/i.test(head) ? 'shift_jis' : 'utf-8').decode(bytes)
    const record = importKIF(text)
    if (record instanceof Error) return `tsshogi: ${record.message}`
    const board = new ffish.Board('shogi', uciPosition(record.initialPosition.sfen))
    try {
        let ended = false
        record.goto(0)
        while (record.current.next) {
            const following = record.current.next.move
            if (following instanceof Move && !record.position.isValidMove(following)) {
                return `move ${record.current.ply + 1}, ${following.usi}: tsshogi forbids it`
            }
            record.goForward()
            const move = record.current.move
            if (!(move instanceof Move)) {
                ended = true
                const type = move.name === '最大手数' ? SpecialMoveType.MAX_MOVES : move.type
                count[type] = (count[type] ?? 0) + 1
                const wrong = endings[type] ? endings[type](record, board) : `an ending unknown here: ${move.name}`
                if (wrong) return `after ${record.current.ply - 1} moves: ${wrong}`
                if (type !== SpecialMoveType.MATE && board.legalMoves() === '') return 'a mate that was not seen'
                if (record.repetition && ![SpecialMoveType.REPETITION_DRAW, SpecialMoveType.FOUL_WIN,
                                           SpecialMoveType.FOUL_LOSE].includes(type)) {
                    return 'a fourth repetition that was not seen'
                }
                break
            }
            count.moves++
            const before = record.current.ply
            if (!board.legalMoves().split(' ').includes(uciMove(move.usi))) return `move ${before}, ${move.usi}: ffish forbids it`
            board.push(uciMove(move.usi))
            const next = record.current.next
            if (record.repetition && next && next.move instanceof Move) return `move ${before}: the game went on after a fourth repetition`
        }
        if (!ended) return 'no ending'
        return null
    } finally {
        board.delete()
    }
}

// As a terminal may have it.
const shown = text => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu,
                                   each => `\\u${each.codePointAt(0).toString(16).padStart(4, '0')}`)

const folders = process.argv.slice(2)
const files = folders.flatMap(folder => fs.readdirSync(folder).filter(name => name.endsWith('.kif')).sort()
    .map(name => path.join(folder, name)))
const ffish = await ffishReady()
const count = { moves: 0 }
let wrong = 0
files.forEach((file, index) => {
    const fault = judge(ffish, file, count)
    if (fault) {
        wrong++
        console.error(`${process.stderr.isTTY ? '\r' : ''}${shown(file)}: ${shown(fault)}`)
    }
    if (process.stderr.isTTY && index % 20 === 0) process.stderr.write(`\r${index + 1} of ${files.length} games `)
})
if (process.stderr.isTTY) process.stderr.write('\r')
const { moves, ...ends } = count
console.log(`${files.length} games, ${moves} moves, endings: ${Object.entries(ends).map(([name, n]) => `${name} ${n}`).join(', ')}`)
console.log(`wrong: ${wrong}`)
process.exit(files.length > 0 && wrong === 0 ? 0 : 1)
