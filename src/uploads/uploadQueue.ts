// Queue of uploads across all pages. A limited number runs at once; each can be paused, resumed and cancelled.
import type { FinishResult } from './finishUpload'
import type { KeptHandle } from './folderFiles'
import { uploadsText } from './messages'
import { pendingIdOf, type NewPendingFile, type PendingFile } from './pendingFiles'
import { preUploadError, type StorageUse } from './preUploadCheck'
import { splitSideFiles } from './splitSideFiles'
import { forgetUpload, uploadIdOf, type PreviousUpload } from './storedUploads'
import { createTransferRate } from './transferRate'
import type { Transfer } from './tusTransfer'
import { missionUploads, uploadListOf, type UploadList, type UploadPurpose } from './uploadPurpose'
import { uploadsToStart } from './uploadsToStart'
import type { AddedFile, FileUpload, LeftOut } from './uploadState'

// tus and the digest code are loaded with the first file.
const tus = () => import('./tusTransfer')

/** API calls of the queue. */
export interface UploadServices {
  /** Undefined if the request failed; then the server decides. */
  readStorage: () => Promise<StorageUse | undefined>
  /** Creates what the upload was sent for. */
  finish: (purpose: UploadPurpose, uploadId: string) => Promise<FinishResult>
  /** Keeps the files for a visit after a reload. */
  keepPending: (files: readonly NewPendingFile[]) => Promise<void>
  forgetPending: (ids: readonly string[]) => Promise<void>
  /** Keeps the handles of folders and files for a visit after a reload. */
  keepHandles: (list: UploadList, handles: readonly KeptHandle[]) => Promise<void>
  /** Forgets the handles of earlier visits. */
  forgetHandles: (list: UploadList) => Promise<void>
  /** The files that were kept. */
  pendingFiles: () => Promise<PendingFile[]>
  /** The handles that were kept. */
  keptHandles: (list: UploadList) => Promise<KeptHandle[]>
  /** Deletes an upload from the server. */
  removeUpload: (uploadId: string) => Promise<void>
  /** Called when the session has ended. */
  onSessionEnd: () => void
}

/** Options of a new entry. */
interface AddOptions {
  /** The earlier upload to resume. */
  previous?: PreviousUpload
  /** Called with the ID of the created record. */
  onCreated?: (createdId: string) => void
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

interface Entry {
  file: File
  previous: PreviousUpload | undefined
  transfer: Transfer | undefined
  /** Aborts the check of the file. */
  check: AbortController | undefined
  /** Set when the upload is complete. */
  uploadId: string | undefined
  /** Upload that stays on the server after an error, until the next attempt. */
  remainingId: string | undefined
  onCreated: ((createdId: string) => void) | undefined
  /** ID of the kept file; undefined for an upload whose bytes were sent earlier. */
  pendingId: string | undefined
}

export function createUploadQueue(services: UploadServices) {
  const { readStorage, finish, removeUpload, onSessionEnd } = services
  let uploads: readonly FileUpload[] = []
  let addedFiles: readonly AddedFile[] = []
  let leftOut: readonly LeftOut[] = []
  let lastKeyNumber = 0
  const entries = new Map<string, Entry>()
  const finishedIds = new Set<string>()
  const startedIds = new Set<string>()
  const watchers = new Set<() => void>()

  const publish = (next: readonly FileUpload[]) => {
    uploads = next
    for (const watcher of watchers) watcher()
  }
  const find = (key: string) => uploads.find((upload) => upload.key === key)
  const change = (key: string, fields: Partial<FileUpload>) =>
    publish(uploads.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)))
  const forgetPending = (key: string) => {
    const pendingId = entries.get(key)?.pendingId
    if (pendingId !== undefined) void services.forgetPending([pendingId])
  }
  const removeEntry = (key: string) => {
    forgetPending(key)
    entries.delete(key)
    publish(uploads.filter((upload) => upload.key !== key))
  }
  const fail = (key: string, problem: string, isRejected = false) =>
    change(key, { step: 'failed', problem, isRejected, isNoted: false })

  function noteLeftOut(more: LeftOut): void {
    if (more.skipped === 0 && more.unreadable.length === 0 && more.sideFiles.length === 0) return
    leftOut = [...leftOut, more]
    publish(uploads)
  }

  /** Leaves out what a camera keeps beside the recordings among the files, and notes its names. */
  function withoutSideFiles<Requested extends { purpose: UploadPurpose; file: File }>(
    requested: readonly Requested[],
  ): Requested[] {
    const { chosen, beside } = splitSideFiles(requested)
    for (const { missionId, names } of beside) noteLeftOut({ missionId, skipped: 0, unreadable: [], sideFiles: names })
    return chosen
  }

  function enqueue(requested: ({ purpose: UploadPurpose } & Partial<Entry> & Pick<Entry, 'file'>)[]): string[] {
    const pending: NewPendingFile[] = []
    const added = requested.map(({ purpose, file, previous, uploadId, onCreated }): FileUpload => {
      lastKeyNumber += 1
      const pendingId = uploadId === undefined ? pendingIdOf(file, purpose) : undefined
      if (pendingId !== undefined) {
        const { name, size, lastModified } = file
        startedIds.add(pendingId)
        pending.push({ id: pendingId, purpose, name, size, lastModified, addedAt: Date.now() })
      }
      const key = `upload-${lastKeyNumber}`
      const initial = { transfer: undefined, check: undefined, remainingId: undefined }
      entries.set(key, { file, previous, uploadId, onCreated, pendingId, ...initial })
      return { key, purpose, name: file.name, size: file.size, step: 'waiting', done: 0, problem: undefined }
    })
    void services.keepPending(pending)
    publish([...uploads, ...added])
    startNext()
    return added.map(({ key }) => key)
  }

  function startNext(): void {
    for (const { key } of uploadsToStart(uploads)) void run(key).finally(startNext)
  }

  async function run(key: string): Promise<void> {
    const entry = entries.get(key)
    const upload = find(key)
    if (!entry || !upload) return
    if (entry.uploadId) return complete(key, entry.uploadId)
    const check = new AbortController()
    entry.check = check
    change(key, { step: entry.transfer?.url ? 'sending' : 'checking', problem: undefined })
    try {
      entry.transfer ??= await prepare(key, entry, upload.purpose, check.signal)
    } catch {
      // Paused or cancelled during the check; otherwise the file is unreadable.
      if (!check.signal.aborted && find(key)?.step === 'checking') fail(key, uploadsText('unreadable'))
      return
    }
    if (!entry.transfer || check.signal.aborted || find(key)?.step === 'failed') return
    change(key, { step: 'sending', rate: undefined, progressAt: Date.now() })
    entry.transfer.start()
  }

  /** Resumes an earlier upload, or checks the file and creates a new one; undefined if the file was rejected. */
  async function prepare(
    key: string,
    entry: Entry,
    purpose: UploadPurpose,
    signal: AbortSignal,
  ): Promise<Entry['transfer']> {
    const { createTransfer } = await tus()
    const transferRate = createTransferRate()
    const transfer = createTransfer(entry.file, purpose, {
      onProgress: (done) => {
        const progressAt = Date.now()
        change(key, { done, rate: transferRate.record(done, progressAt), progressAt })
      },
      onSuccess: (uploadId) => void complete(key, uploadId).finally(startNext),
      onError: (error) => void handleError(key, error).finally(startNext),
    })
    const previous = entry.previous ?? (await transfer.findPreviousUploads())[0]
    if (previous) {
      transfer.resumeFromPreviousUpload(previous)
      return transfer
    }
    const rejection = preUploadError(entry.file.size, await readStorage())
    if (rejection) {
      fail(key, rejection)
      return undefined
    }
    const { fileDigest } = await import('./digestInWorker')
    const sha256 = await fileDigest(entry.file, signal, (done) => change(key, { done }))
    transfer.options.metadata = { ...transfer.options.metadata, sha256 }
    change(key, { done: 0 })
    return transfer
  }

  async function complete(key: string, uploadId: string): Promise<void> {
    const entry = entries.get(key)
    const upload = find(key)
    if (!entry || !upload) return
    entry.uploadId = uploadId
    finishedIds.add(uploadId)
    change(key, { step: 'uploaded', done: upload.size, problem: undefined })
    const { problem, isRejected, isChoice, createdId, use, otherUse, sameFile } = await finish(upload.purpose, uploadId)
    // The server has the bytes and has answered what follows, so the file is not needed any more.
    forgetPending(key)
    if (isChoice) return change(key, { step: 'asking' })
    if (sameFile) return change(key, { step: 'repeated', sameFile })
    if (problem !== undefined) return fail(key, problem, isRejected)
    forgetUpload(uploadId)
    if (use && createdId !== undefined && 'missionId' in upload.purpose) {
      const { missionId } = upload.purpose
      addedFiles = [...addedFiles, { key, missionId, name: upload.name, use, createdId, otherUse }]
    }
    removeEntry(key)
    if (createdId !== undefined) entry.onCreated?.(createdId)
  }

  async function handleError(key: string, error: Error): Promise<void> {
    const { isTemporary, uploadErrorOf } = await tus()
    const { status, message } = uploadErrorOf(error)
    if (status === 401) onSessionEnd()
    if (isTemporary(status)) return change(key, { step: 'interrupted' })
    // A retry starts again, or resumes the upload that was kept when the disk was full.
    const entry = entries.get(key)
    if (entry) {
      const url = entry.transfer?.url ?? entry.previous?.uploadUrl
      Object.assign(entry, { transfer: undefined, previous: undefined, remainingId: url ? uploadIdOf(url) : undefined })
    }
    fail(key, status === 0 ? uploadsText('failed', { message }) : message)
  }

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    list: () => uploads,

    /** The files added to missions since `forgetAdded`. */
    added: () => addedFiles,

    /** Records that a file has become something else. */
    changeAdded(key: string, fields: Pick<AddedFile, 'use' | 'createdId' | 'otherUse'>) {
      addedFiles = addedFiles.map((file) => (file.key === key ? { ...file, ...fields } : file))
      publish(uploads)
    },

    /** The files of dropped folders that were left out since `forgetAdded`. */
    leftOut: () => leftOut,

    noteLeftOut(more: LeftOut) {
      noteLeftOut(more)
    },

    /** Clears the files that were added to a mission from `added` and those that were left out, and marks its failed files as noted. */
    forgetAdded(missionId: string) {
      addedFiles = addedFiles.filter((file) => file.missionId !== missionId)
      leftOut = leftOut.filter((each) => each.missionId !== missionId)
      const list = missionUploads(missionId)
      const isFailedHere = ({ step, purpose }: FileUpload) => step === 'failed' && uploadListOf(purpose) === list
      publish(uploads.map((upload) => (isFailedHere(upload) ? { ...upload, isNoted: true } : upload)))
    },

    /** Adds files to the queue. @returns the key of each */
    add(files: readonly File[], purpose: UploadPurpose, options: AddOptions = {}): string[] {
      return enqueue(withoutSideFiles(files.map((file) => ({ purpose, file, ...options }))))
    },

    /** The files of earlier visits that are not uploaded yet. */
    earlierFiles: (): Promise<PendingFile[]> => services.pendingFiles(),

    /** The handles of the folders and files of earlier visits. */
    earlierHandles: (list: UploadList): Promise<KeptHandle[]> => services.keptHandles(list),

    /** Keeps handles, so that a later visit can continue. */
    keepHandles: (list: UploadList, handles: readonly KeptHandle[]): Promise<void> =>
      services.keepHandles(list, handles),

    /** Forgets what earlier visits kept of unfinished files. */
    async forgetEarlier(list: UploadList, files: readonly PendingFile[]) {
      await services.forgetPending(files.map(({ id }) => id))
      await services.forgetHandles(list)
    },

    /** Whether the file was added again during this visit. */
    hasStarted: ({ id }: PendingFile): boolean => startedIds.has(id),

    /** Adds files that have purposes of their own. */
    addEach(files: readonly { file: File; purpose: UploadPurpose }[]) {
      enqueue(withoutSideFiles(files))
    },

    /** Creates what an upload of an earlier visit was sent for. */
    finish({ _id: uploadId, name }: { _id: string; name: string }, purpose: UploadPurpose) {
      enqueue([{ purpose, file: new File([], name), uploadId }])
    },

    /** Whether this visit has already finished the upload. */
    hasFinished: (uploadId: string): boolean => finishedIds.has(uploadId),

    pause(key: string) {
      const entry = entries.get(key)
      entry?.check?.abort()
      void entry?.transfer?.abort()
      change(key, { step: 'paused' })
      startNext()
    },

    /** Resumes an upload that was paused or interrupted, or retries a failed one. */
    resume(key: string) {
      change(key, { step: 'waiting', problem: undefined })
      startNext()
    },

    /** Creates the record that the user chose for an uploaded file. */
    choose(key: string, purpose: UploadPurpose) {
      change(key, { purpose })
      this.resume(key)
    },

    /** Call when the browser is online again. */
    resumeInterrupted() {
      for (const { key, step } of uploads) if (step === 'interrupted') this.resume(key)
    },

    /** Cancels an upload and deletes its data from the server. */
    async cancel(key: string) {
      const entry = entries.get(key)
      entry?.check?.abort()
      removeEntry(key)
      startNext()
      if (!entry) return
      const { transfer, previous, uploadId, remainingId } = entry
      await transfer?.abort()
      const url = transfer?.url ?? previous?.uploadUrl
      const storedId = uploadId ?? remainingId ?? (url ? uploadIdOf(url) : undefined)
      if (storedId === undefined) return
      finishedIds.add(storedId)
      forgetUpload(storedId)
      // If the request fails, the server deletes the upload after a day.
      await removeUpload(storedId)
    },

    /** Stops all uploads: the next user of this browser may be another person. */
    close() {
      for (const { check, transfer } of entries.values()) {
        check?.abort()
        void transfer?.abort()
      }
      entries.clear()
      addedFiles = []
      leftOut = []
    },
  }
}
