// Processes that hang or are busy, with the thread that watches them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs a program that is watched with a limit. @param body JavaScript */
async function run(limitSeconds: number, body: string): Promise<{ end: unknown; printed: string }> {
  const program = `
    require('tsx/cjs')
    require(${JSON.stringify(path.join(__dirname, 'hangWatch.ts'))}).watchEventLoop(${limitSeconds})
    ${body}`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe'] })
  const printed = text(child.stderr)
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return { end: signal ?? code, printed: await printed }
}

test('ends a process whose event loop hangs, and says so', async () => {
  const { end, printed } = await run(1, 'setTimeout(() => { for (;;); }, 100)')
  expect(end).toBe('SIGKILL')
  expect(printed).toBe('aerie: A process of the server has not reacted for 1 s and is ended (HANG_SECONDS).\n')
})

test('leaves a busy process that still reacts, and one without a limit, alone', async () => {
  const busy = `
    let turns = 0
    const work = () => {
      for (const end = Date.now() + 400; Date.now() < end;);
      if (++turns < 10) setTimeout(work)
    }
    work()`
  const blocked = 'for (const end = Date.now() + 2500; Date.now() < end;);'
  expect(await Promise.all([run(2, busy), run(0, blocked)])).toEqual([
    { end: 0, printed: '' },
    { end: 0, printed: '' },
  ])
})
