import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UserDetails } from '../../api/auth'
import { showMessage } from '../../shared/showMessage'
import { supportBarText } from './messages'

/** Opens the start page when a super-admin has entered a tenant, and the page of the tenant when the support has ended. */
export function useSupportMoves(user: UserDetails | null): void {
  const navigate = useNavigate()
  const before = useRef(user)
  useEffect(() => {
    const previous = before.current
    before.current = user
    if (!user || !previous || previous._id !== user._id) return
    if (!previous.support && user.support) return void navigate('/dashboard', { replace: true })
    if (!previous.support || user.support) return
    showMessage({
      type: 'info',
      key: 'support',
      text: supportBarText('left', { tenant: previous.tenantId?.name ?? '' }),
    })
    void navigate(`/dashboard/admin/tenant/${previous.tenantId?._id}`, { replace: true })
  }, [user, navigate])
}
