import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UserDetails } from '../api/auth'
import { denialOf } from '../manifest/access'
import { useSearchUpdate } from '../shared/useSearchUpdate'
import { ErrorBoundary } from './ErrorBoundary'
import { overlays } from './manifests'

/** The dialogs that parameters of the URL open over the page. */
export function Overlays({ user }: { user: UserDetails }) {
  const [search] = useSearchParams()
  const update = useSearchUpdate()
  const set = (parameter: string, id: string | undefined) =>
    update(
      (now) => {
        if (id === undefined) now.delete(parameter)
        else now.set(parameter, id)
        return now
      },
      { replace: true },
    )
  return overlays.map(({ parameter, dialog: Dialog, access }) => {
    const id = search.get(parameter)
    if (!id || denialOf(user, access)) return null
    return (
      <ErrorBoundary key={parameter}>
        <Suspense fallback={null}>
          <Dialog id={id} onOpen={(next) => set(parameter, next)} onClose={() => set(parameter, undefined)} />
        </Suspense>
      </ErrorBoundary>
    )
  })
}
