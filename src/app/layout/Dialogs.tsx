// What opens over the frame, each loaded when it is first asked for.
import { Suspense, useState } from 'react'
import type { UserDetails } from '../../api/auth'
import { lazyArea } from '../../shared/lazyArea'

const ProfileDrawer = lazyArea(() => import('../../features/account/ProfileDrawer'), 'ProfileDrawer')
const LogoutQuestion = lazyArea(() => import('../../features/account/LogoutQuestion'), 'LogoutQuestion')
const ConnectToApp = lazyArea(() => import('../../features/account/ConnectToApp'), 'ConnectToApp')
const TermsModal = lazyArea(() => import('../../features/account/TermsModal'), 'TermsModal')

export type Dialog = 'profile' | 'log-out' | 'connect'

interface DialogsProps {
  user: UserDetails
  dialog: Dialog | null
  onClose: () => void
}

export function Dialogs({ user, dialog, onClose }: DialogsProps) {
  // Once loaded they stay, so that they can close gently.
  const [opened, setOpened] = useState<readonly Dialog[]>([])
  if (dialog && !opened.includes(dialog)) setOpened([...opened, dialog])
  return (
    <Suspense fallback={null}>
      {!user.isTermsAccepted && <TermsModal />}
      {opened.includes('profile') && <ProfileDrawer user={user} isOpen={dialog === 'profile'} onClose={onClose} />}
      {opened.includes('log-out') && <LogoutQuestion isOpen={dialog === 'log-out'} onClose={onClose} />}
      {opened.includes('connect') && <ConnectToApp isOpen={dialog === 'connect'} onClose={onClose} />}
    </Suspense>
  )
}
