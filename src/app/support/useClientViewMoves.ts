import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UserDetails } from '../../api/auth'
import { watchViewChange } from '../../session/clientViewTabs'
import { useRefetchUser } from '../../session/useRefetchUser'
import { showMessage } from '../../shared/showMessage'
import { supportBarText } from './messages'

/**
 * Opens the missions of the client when a tenant root begins to view the tenant as a client, and the client's page when the view
 * has ended, in every tab of the browser.
 */
export function useClientViewMoves(user: UserDetails | null): void {
  const navigate = useNavigate()
  const refetchUser = useRefetchUser()
  const before = useRef(user)

  useEffect(() => {
    return watchViewChange(refetchUser)
  })

  useEffect(() => {
    const previous = before.current
    before.current = user
    if (!user || previous?._id !== user._id) return
    const ended = previous.clientView
    if (ended?.clientId === user.clientView?.clientId) return
    if (user.clientView) return void navigate('/dashboard/client/missions', { replace: true })
    if (!ended) return
    const { clientId, name } = ended
    showMessage({ type: 'info', key: 'support', text: supportBarText('viewEnded', { client: name }) })
    void navigate(`/dashboard/tenant/client/missions?client=${clientId}`, { replace: true })
  }, [user, navigate])
}
