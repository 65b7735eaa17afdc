import { LockOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import type { UserType } from '../api/auth'
import { useGetOwnPermissionExplanationQuery } from '../api/profile'
import { holdersOf } from '../shared/permissions/permissionHolders'
import { permissionLabel, type PermissionName } from '../shared/permissions/permissions.gen'
import { EmptyState } from '../shared/states/EmptyState'
import { AskForAccess } from './AskForAccess'
import type { Denial } from './access'
import { accessText } from './messages'

interface Grantors {
  grantableBy: readonly { name: string }[]
}

interface NoAccessProps {
  denial: Denial
  userType: UserType
  isPage: boolean
}

/** Replaces a page without access: gives the reason, who can grant access, and a way back. */
export function NoAccess({ denial, userType, isPage }: NoAccessProps) {
  const navigate = useNavigate()
  const permission = grantable(denial, userType)
  // Names the people who can grant it.
  const { data: explanation } = useGetOwnPermissionExplanationQuery(
    { permission: permission ?? '' },
    { skip: permission === undefined, refetchOnMountOrArgChange: true },
  )
  const isFirstPage = useLocation().key === 'default'
  const goBack = () => void (isFirstPage ? navigate('/', { replace: true }) : navigate(-1))
  return (
    <EmptyState
      isPage={isPage}
      icon={<LockOutlined />}
      title={accessText('title')}
      help={permission ? missing(permission, explanation?.data) : reasonOf(denial, userType)}
      action={
        <Flex vertical gap={12} align="center">
          {permission && <AskForAccess permission={permission} />}
          {isPage && <Button onClick={goBack}>{accessText('back')}</Button>}
        </Flex>
      }
    />
  )
}

/** The missing permission, if a tenant root can grant it to this user. */
function grantable(denial: Denial, userType: UserType): PermissionName | undefined {
  const takesGrants = userType === 'tenant-staff' || userType === 'tenant-user'
  if (!takesGrants || !('permission' in denial)) return undefined
  return holdersOf(denial.permission) === 'granted' ? denial.permission : undefined
}

/** Names the permission also while `explanation` is loading, so that only the end of the text changes later. */
function missing(permission: PermissionName, explanation: Grantors | undefined): string {
  return accessText('grantable', { permission: permissionLabel(permission), grantors: grantorsOf(explanation) })
}

function grantorsOf(explanation: Grantors | undefined): string {
  if (!explanation) return accessText('byRoots')
  const names = explanation.grantableBy.map(({ name }) => name)
  return names.length > 0
    ? accessText('byUsers', { count: names.length, names: names.join(', ') })
    : accessText('byNobody')
}

function reasonOf(denial: Denial, userType: UserType): string {
  const holders = 'permission' in denial ? holdersOf(denial.permission) : holdersByType(denial.userTypes)
  if (holders === 'platform') return accessText('platformOnly')
  if (userType === 'super-admin') return accessText('organisationOnly')
  if (holders === 'client') return accessText('clientOnly')
  if (holders === 'tenant-root') return accessText('rootOnly')
  if (userType === 'tenant-client') return accessText('notForClients')
  return 'permission' in denial ? missing(denial.permission, undefined) : accessText('rootOnly')
}

function holdersByType(userTypes: readonly UserType[]): 'client' | 'platform' | 'tenant-root' {
  if (userTypes.includes('tenant-client')) return 'client'
  return userTypes.includes('tenant-root') ? 'tenant-root' : 'platform'
}
