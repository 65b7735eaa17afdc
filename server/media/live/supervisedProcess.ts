/** One run of the media process (liveMain.ts). */
import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { scriptFile } from '../../platform/core/folders'
import { ownerVariable } from '../../platform/core/orphans'
import type { FromLiveProcess, LiveSettings, ToLiveProcess } from './messages'

export interface LiveProcess {
  send(message: ToLiveProcess, socket?: Socket): void
  /** Ends it at once. */
  kill(): void
}

/** @param onExit called once, also when the process could not be started */
export function startLiveProcess(
  settings: LiveSettings,
  handlers: {
    onMessage(message: FromLiveProcess): void
    onOutput(text: string): void
    onExit(): void
  },
): LiveProcess {
  const child: ChildProcess = fork(scriptFile('media/live/liveProcess.cjs'), [JSON.stringify(settings)], {
    execArgv: ['--enable-source-maps'],
    // The process talks to strangers, so it gets none of the server's secrets.
    env: { PATH: process.env['PATH'], ...ownerVariable() },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let hasEnded = false
  const ended = () => {
    if (hasEnded) return
    hasEnded = true
    handlers.onExit()
  }
  child.on('message', (message: FromLiveProcess) => handlers.onMessage(message))
  child.stderr?.on('data', (text) => handlers.onOutput(String(text)))
  child.on('error', (error) => {
    handlers.onOutput(error.message)
    if (child.pid === undefined) ended()
  })
  child.on('close', ended)
  return {
    send(message, socket) {
      // A process that is ending takes no messages; its exit is handled for all of them.
      if (!child.connected) return void socket?.destroy()
      child.send(message, socket, {}, (error) => {
        if (error) socket?.destroy()
      })
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
