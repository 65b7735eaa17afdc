import { createContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { sessionExpired } from '../api/sessionExpired'
import { uploadApi } from '../api/upload'
import { useCountedWork } from '../api/useCountedWork'
import type { SessionDispatch, SessionState } from '../session/storeTypes'
import { forgetHandles, keepHandles, keptHandles } from './keptHandles'
import { forgetPending, keepPending, pendingFiles } from './pendingFiles'
import { createUploadQueue, type UploadQueue, type UploadServices } from './uploadQueue'
import { isInProgress } from './uploadState'

export const UploadsContext = createContext<UploadQueue | null>(null)

/** Keeps the upload queue on all pages while a user is signed in, and warns before a tab with running uploads is closed. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<SessionDispatch>()
  const userId = useSelector<SessionState, string | null>(({ auth }) => auth.userid) ?? ''
  const [queue] = useState(() => createUploadQueue(servicesOf(dispatch, userId)))
  const isBusy = useSyncExternalStore(queue.subscribe, () => queue.list().some(isInProgress))
  useCountedWork(isBusy)

  useEffect(() => {
    const resume = () => queue.resumeInterrupted()
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      queue.close()
    }
  }, [queue])

  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])

  return <UploadsContext value={queue}>{children}</UploadsContext>
}

function servicesOf(dispatch: SessionDispatch, userId: string): UploadServices {
  return {
    async readStorage() {
      const { data } = await dispatch(
        uploadApi.endpoints.getStorageUse.initiate(undefined, { subscribe: false, forceRefetch: true }),
      )
      return data?.data
    },
    async finish(purpose, uploadId) {
      const { finishUpload } = await import('./finishUpload')
      return finishUpload(dispatch, purpose, uploadId)
    },
    keepPending: (files) => keepPending(userId, files),
    forgetPending,
    pendingFiles: () => pendingFiles(userId),
    keepHandles: (list, handles) => keepHandles(userId, list, handles),
    keptHandles: (list) => keptHandles(userId, list),
    forgetHandles: (list) => forgetHandles(userId, list),
    async removeUpload(uploadId) {
      await dispatch(uploadApi.endpoints.deleteUpload.initiate({ uploadId }))
    },
    onSessionEnd: () => void dispatch(sessionExpired()),
  }
}
