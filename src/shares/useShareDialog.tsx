import { Suspense, useState, type ReactNode } from 'react'
import { useCan } from '../session/useCan'
import { lazyArea } from '../shared/lazyArea'
import type { Shared } from './ShareDialog'

const ShareDialog = lazyArea(() => import('./ShareDialog'), 'ShareDialog')

interface ShareDialogHandle {
  /** Opens the dialog; undefined for users who may not create links. */
  open: (() => void) | undefined
  /** Render it anywhere. */
  dialog: ReactNode
}

/** Creates a link to a thing. @param name of the thing */
export function useShareDialog(shared: Shared, name: string): ShareDialogHandle {
  const canShare = useCan('public_map_create')
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <ShareDialog shared={shared} name={name} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { open: canShare ? () => setOpen(true) : undefined, dialog }
}
