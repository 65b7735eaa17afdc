import type { ReactNode } from 'react'
import { Link } from '../shared/Link'
import { useCan } from '../session/useCan'

interface FeedsLinkProps {
  children: ReactNode
  /** For people who do not manage feeds. */
  otherwise?: ReactNode
}

/** Leads those who manage the feeds of aircraft to their page. */
export function FeedsLink({ children, otherwise = null }: FeedsLinkProps) {
  const canManage = useCan('tenant_update_self')
  return canManage ? <Link to="/dashboard/tenant/organisation/aircraft">{children}</Link> : otherwise
}
