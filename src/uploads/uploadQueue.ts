// The files on their way, whatever page is shown: some at once, the others waiting, each paused, resumed or given up by itself.
import type { Finished } from './finishUpload'
import { uploadsText } from './messages'
import { refusalBefore, type Storage } from './refusalBefore'
import type { PreviousUpload, Transfer } from './tusTransfer'
import type { UploadPurpose } from './uploadPurpose'
import type { FileUpload } from './uploadState'

// tus and the digest are loaded with the first file.
const tus = () => import('./tusTransfer')

/** More would only share the same line. */
const AT_ONCE = 2

/** What the queue needs of the API. */
export interface UploadServices {
  /** Undefined when it could not be asked; the server then decides. */
  readStorage: () => Promise<Storage | undefined>
  /** Makes of what has arrived what it was sent for. */
  finish: (purpose: UploadPurpose, uploadId: string) => Promise<Finished>
  /** Removes what has arrived of a file. */
  removeUpload: (uploadId: string) => Promise<void>
  /** There is no session any more. */
  onSessionEnd: () => void
}

/** How a file is put in the queue. */
interface Adding {
  /** What it goes on with. */
  previous?: PreviousUpload
  /** Is told the id of what was made of it. */
  onMade?: (madeId: string) => void
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

interface Entry {
  file: File
  previous: PreviousUpload | undefined
  transfer: Transfer | undefined
  /** Ends the check of a file. */
  check: AbortController | undefined
  /** Once it has arrived. */
  uploadId: string | undefined
  /** What a refusal left on the server, until another try. */
  leftId: string | undefined
  onMade: ((madeId: string) => void) | undefined
}

export function createUploadQueue({ readStorage, finish, removeUpload, onSessionEnd }: UploadServices) {
  let uploads: readonly FileUpload[] = []
  let made = 0
  const entries = new Map<string, Entry>()
  const handled = new Set<string>()
  const watchers = new Set<() => void>()

  const publish = (next: readonly FileUpload[]) => {
    uploads = next
    for (const watcher of watchers) watcher()
  }
  const find = (key: string) => uploads.find((upload) => upload.key === key)
  const change = (key: string, fields: Partial<FileUpload>) =>
    publish(uploads.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)))
  const drop = (key: string) => {
    entries.delete(key)
    publish(uploads.filter((upload) => upload.key !== key))
  }
  const fail = (key: string, problem: string) => change(key, { step: 'failed', problem })

  function enqueue(wanted: ({ purpose: UploadPurpose } & Partial<Entry> & Pick<Entry, 'file'>)[]): string[] {
    const added = wanted.map(({ purpose, file, previous, uploadId, onMade }): FileUpload => {
      made += 1
      const key = `upload-${made}`
      const begun = { transfer: undefined, check: undefined, leftId: undefined }
      entries.set(key, { file, previous, uploadId, onMade, ...begun })
      return { key, purpose, name: file.name, size: file.size, step: 'waiting', done: 0, problem: undefined }
    })
    publish([...uploads, ...added])
    pump()
    return added.map(({ key }) => key)
  }

  function pump(): void {
    const running = uploads.filter(({ step }) => step === 'checking' || step === 'sending').length
    const next = uploads.filter(({ step }) => step === 'waiting').slice(0, AT_ONCE - running)
    for (const { key } of next) void run(key).finally(pump)
  }

  async function run(key: string): Promise<void> {
    const entry = entries.get(key)
    const upload = find(key)
    if (!entry || !upload) return
    if (entry.uploadId) return arrive(key, entry.uploadId)
    const check = new AbortController()
    entry.check = check
    change(key, { step: entry.transfer?.url ? 'sending' : 'checking', problem: undefined })
    try {
      entry.transfer ??= await prepare(key, entry, upload.purpose, check.signal)
    } catch {
      // Paused or given up while it was being checked; else the file has gone.
      if (!check.signal.aborted && find(key)?.step === 'checking') fail(key, uploadsText('unreadable'))
      return
    }
    if (!entry.transfer || check.signal.aborted || find(key)?.step === 'failed') return
    change(key, { step: 'sending' })
    entry.transfer.start()
  }

  /** A transfer that goes on with an earlier one or is checked and allowed to begin; undefined when it may not. */
  async function prepare(
    key: string,
    entry: Entry,
    purpose: UploadPurpose,
    signal: AbortSignal,
  ): Promise<Entry['transfer']> {
    const { makeTransfer } = await tus()
    const transfer = makeTransfer(entry.file, purpose, {
      onProgress: (done) => change(key, { done }),
      onSuccess: (uploadId) => void arrive(key, uploadId).finally(pump),
      onError: (error) => void stop(key, error).finally(pump),
    })
    const previous = entry.previous ?? (await transfer.findPreviousUploads())[0]
    if (previous) {
      transfer.resumeFromPreviousUpload(previous)
      return transfer
    }
    const refusal = refusalBefore(entry.file.size, await readStorage())
    if (refusal) {
      fail(key, refusal)
      return undefined
    }
    const { fileDigest } = await import('./digestInWorker')
    const sha256 = await fileDigest(entry.file, signal, (done) => change(key, { done }))
    transfer.options.metadata = { ...transfer.options.metadata, sha256 }
    change(key, { done: 0 })
    return transfer
  }

  async function arrive(key: string, uploadId: string): Promise<void> {
    const entry = entries.get(key)
    const upload = find(key)
    if (!entry || !upload) return
    entry.uploadId = uploadId
    handled.add(uploadId)
    change(key, { step: 'arrived', done: upload.size, problem: undefined })
    const { problem, madeId } = await finish(upload.purpose, uploadId)
    if (problem !== undefined) return fail(key, problem)
    const { forgetUpload } = await tus()
    await forgetUpload(uploadId)
    drop(key)
    if (madeId !== undefined) entry.onMade?.(madeId)
  }

  async function stop(key: string, error: Error): Promise<void> {
    const { isPassing, refusalOf, uploadIdOf } = await tus()
    const { status, message } = refusalOf(error)
    if (status === 401) onSessionEnd()
    if (isPassing(status)) return change(key, { step: 'interrupted' })
    // Another try begins anew, or with what a full disk has kept.
    const entry = entries.get(key)
    if (entry) {
      const url = entry.transfer?.url ?? entry.previous?.uploadUrl
      Object.assign(entry, { transfer: undefined, previous: undefined, leftId: url ? uploadIdOf(url) : undefined })
    }
    fail(key, status === 0 ? uploadsText('broken', { message }) : message)
  }

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    list: () => uploads,

    /** Puts files in the queue. @returns the key of each */
    add(files: readonly File[], purpose: UploadPurpose, adding: Adding = {}): string[] {
      return enqueue(files.map((file) => ({ purpose, file, ...adding })))
    },

    /** Makes of what an earlier visit has sent what it was sent for. */
    finish({ _id: uploadId, name }: { _id: string; name: string }, purpose: UploadPurpose) {
      enqueue([{ purpose, file: new File([], name), uploadId }])
    },

    /** Whether this visit has brought an upload to its end already. */
    hasHandled: (uploadId: string): boolean => handled.has(uploadId),

    pause(key: string) {
      const entry = entries.get(key)
      entry?.check?.abort()
      void entry?.transfer?.abort()
      change(key, { step: 'paused' })
      pump()
    },

    /** Goes on with what was paused, interrupted or failed. */
    resume(key: string) {
      change(key, { step: 'waiting', problem: undefined })
      pump()
    },

    /** The connection is back. */
    resumeInterrupted() {
      for (const { key, step } of uploads) if (step === 'interrupted') this.resume(key)
    },

    /** Gives a file up; what has arrived of it is removed. */
    async cancel(key: string) {
      const entry = entries.get(key)
      entry?.check?.abort()
      drop(key)
      pump()
      if (!entry) return
      const { transfer, previous, uploadId, leftId } = entry
      await transfer?.abort()
      const { forgetUpload, uploadIdOf } = await tus()
      const url = transfer?.url ?? previous?.uploadUrl
      const left = uploadId ?? leftId ?? (url ? uploadIdOf(url) : undefined)
      if (left === undefined) return
      handled.add(left)
      await forgetUpload(left)
      // A server that does not answer removes it by itself after a day.
      await removeUpload(left)
    },

    /** Stops everything where it is: whoever comes next at this browser is somebody else. */
    close() {
      for (const { check, transfer } of entries.values()) {
        check?.abort()
        void transfer?.abort()
      }
      entries.clear()
    },
  }
}
