// Dialogs of the layout, each loaded when it is first opened.
import { Suspense, useState } from 'react'
import type { UserDetails } from '../../api/auth'
import { lazyArea } from '../../shared/lazyArea'

const ProfileDrawer = lazyArea(() => import('../../features/account/ProfileDrawer'), 'ProfileDrawer')
const LogoutDialog = lazyArea(() => import('../../features/account/LogoutDialog'), 'LogoutDialog')
const ConnectToApp = lazyArea(() => import('../../features/account/ConnectToApp'), 'ConnectToApp')

export type Dialog = 'profile' | 'log-out' | 'connect'

interface DialogsProps {
  user: UserDetails
  dialog: Dialog | null
  onClose: () => void
}

export function Dialogs({ user, dialog, onClose }: DialogsProps) {
  // They stay mounted after the first use, so that closing is animated.
  const [opened, setOpened] = useState<readonly Dialog[]>([])
  if (dialog && !opened.includes(dialog)) setOpened([...opened, dialog])
  return (
    <Suspense fallback={null}>
      {opened.includes('profile') && <ProfileDrawer user={user} isOpen={dialog === 'profile'} onClose={onClose} />}
      {opened.includes('log-out') && <LogoutDialog isOpen={dialog === 'log-out'} onClose={onClose} />}
      {opened.includes('connect') && <ConnectToApp isOpen={dialog === 'connect'} onClose={onClose} />}
    </Suspense>
  )
}
