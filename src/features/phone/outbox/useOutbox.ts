// Sends what was queued, one report after the other, until the server has it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiError } from '../../../api/errors'
import { phoneApi } from '../../../api/phone'
import type { SessionDispatch } from '../../../session/storeTypes'
import { forgetReport, keepReport, readKept, readReports, type QueuedReport } from './outboxStore'
import { whileAlone } from './whileAlone'

const RETRY_MS = 5_000
/** A call that is not answered for this long is made again. */
const ANSWER_MS = 60_000
/** Name of an UploadRefused, whose code is loaded later. */
const REFUSED = 'UploadRefused'
/** Answers after which the same report may be accepted later. */
const TEMPORARY = [401, 408, 429]

export interface Outbox {
  /** Undefined until they are read. */
  reports: readonly QueuedReport[] | undefined
  /** What is being sent, and how much of it. */
  sending: { id: string; share: number } | undefined
  sentCount: number
  add: (report: QueuedReport) => void
  again: (id: string) => void
  remove: (id: string) => void
}

export function useOutbox(): Outbox {
  const dispatch = useDispatch<SessionDispatch>()
  const [reports, setReports] = useState<readonly QueuedReport[]>()
  const [sending, setSending] = useState<Outbox['sending']>()
  const [sentCount, setSentCount] = useState(0)
  const [turn, setTurn] = useState(0)
  const isSending = useRef(false)
  /** What only this page has, because the phone has no room for it. */
  const unkept = useRef(new Set<string>())

  const change = useCallback((report: QueuedReport) => {
    void keepReport(report)
    setReports((all) => all?.map((each) => (each.id === report.id ? report : each)))
  }, [])
  const remove = useCallback((id: string) => {
    void forgetReport(id)
    setReports((all) => all?.filter((each) => each.id !== id))
  }, [])

  useEffect(() => {
    void readReports().then((kept) => setReports((all) => [...kept, ...(all ?? [])]))
  }, [])

  useEffect(() => {
    const next = () => setTurn((count) => count + 1)
    const timer = setInterval(next, RETRY_MS)
    window.addEventListener('online', next)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', next)
    }
  }, [])

  useEffect(() => {
    const report = reports?.find(({ problem }) => problem === undefined)
    if (!report || isSending.current) return
    isSending.current = true
    setSending({ id: report.id, share: 0 })
    const send = async () => {
      try {
        await whileAlone(async () => {
          const current = unkept.current.has(report.id) ? report : await readKept(report.id)
          if (current) await sendReport(dispatch, current, change, (share) => setSending({ id: report.id, share }))
          // Before another page looks.
          await forgetReport(report.id)
        })
        setSentCount((count) => count + 1)
        setReports((all) => all?.filter(({ id }) => id !== report.id))
      } catch (error) {
        if (isFinal(error)) change({ ...report, problem: error.message })
      } finally {
        isSending.current = false
        setSending(undefined)
      }
    }
    void send()
  }, [reports, turn, dispatch, change])

  return {
    reports,
    sending,
    sentCount,
    remove,
    add: (report) => {
      const show = (isKept: boolean) => {
        if (!isKept) unkept.current.add(report.id)
        setReports((all) => [...(all ?? []), report])
      }
      void keepReport(report)
        .catch(() => false)
        .then(show)
    },
    again: (id) => {
      const report = reports?.find((each) => each.id === id)
      if (!report) return
      const rest = { ...report }
      delete rest.problem
      change(rest)
    },
  }
}

async function sendReport(
  dispatch: SessionDispatch,
  report: QueuedReport,
  change: (report: QueuedReport) => void,
  onShare: (share: number) => void,
): Promise<void> {
  const { id, missionId, file, alert } = report
  const uploadId = file && (await upload(file))
  if (alert) {
    const phoneAlert = { ...alert, key: id, missionId, ...(uploadId !== undefined && { uploadId }) }
    await answered(dispatch(phoneApi.endpoints.raisePhoneAlert.initiate({ phoneAlert })))
  } else if (uploadId !== undefined) {
    await answered(dispatch(phoneApi.endpoints.addPhonePhoto.initiate({ phonePhoto: { missionId, uploadId } })))
  }

  async function upload(picture: Blob): Promise<string> {
    // The code of uploads is loaded with the first picture.
    const { uploadPicture } = await import('./uploadPicture')
    return uploadPicture(picture, report.uploadUrl, {
      onUrl: (uploadUrl) => change({ ...report, uploadUrl }),
      onShare,
    })
  }
}

async function answered(call: { unwrap: () => Promise<unknown>; abort: () => void }): Promise<void> {
  const timer = setTimeout(() => call.abort(), ANSWER_MS)
  try {
    await call.unwrap()
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server has refused the report for good. */
function isFinal(error: unknown): error is { message: string } {
  if (isApiError(error)) {
    return (
      typeof error.status === 'number' && error.status >= 400 && error.status < 500 && !TEMPORARY.includes(error.status)
    )
  }
  return error instanceof Error && error.name === REFUSED
}
