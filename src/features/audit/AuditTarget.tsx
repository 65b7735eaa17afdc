import { Button } from 'antd'
import { useSelector } from 'react-redux'
import type { AuditEntry } from '../../api/audit'
import { useEraseClientPersonMutation } from '../../api/client'
import { useEraseUserMutation } from '../../api/user'
import { personErasureText } from '../../person-erasure/messages'
import { usePersonErasure } from '../../person-erasure/usePersonErasure'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import type { PermissionName } from '../../shared/permissions/permissions.gen'

type AuditObject = NonNullable<AuditEntry['object']>

/** Page of each kind of record, and the permission that it needs. */
const PAGES: Record<AuditObject['kind'], { access: PermissionName; path: (object: AuditObject) => string }> = {
  mission: { access: 'mission_list', path: ({ _id }) => `/dashboard/missions/${_id}` },
  layer: { access: 'mission_list', path: ({ missionId }) => `/dashboard/missions/${missionId}` },
  flight: {
    access: 'flight_list',
    path: ({ _id, missionId }) => `/dashboard/missions/${missionId}/flights?flight=${_id}`,
  },
  'base-layer': { access: 'layer_list', path: ({ _id }) => `/dashboard/basemap/${_id}` },
  location: { access: 'location_list', path: ({ _id }) => `/dashboard/locations/${_id}` },
  user: { access: 'user_list', path: ({ _id }) => `/dashboard/tenant/user/${_id}` },
  'user-group': { access: 'user_group_list', path: ({ _id }) => `/dashboard/tenant/user-group/${_id}` },
  tenant: { access: 'tenant_list', path: ({ _id }) => `/dashboard/admin/tenant/${_id}` },
  package: { access: 'package_update', path: ({ _id }) => `/dashboard/admin/package/${_id}` },
}

/** The target of an entry, with a link while the record exists and the reader can open it. */
export function AuditTarget({ entry }: { entry: AuditEntry }) {
  const { action, target, object, details } = entry
  const text = <span style={{ overflowWrap: 'anywhere' }}>{target}</span>
  const { userId, clientId, email } = details
  if (action === 'user.delete' && typeof userId === 'string') return <DeletedUser userId={userId} name={target} />
  if (action === 'client.remove-person' && typeof userId === 'string' && typeof clientId === 'string') {
    return (
      <DeletedPerson userId={userId} clientId={clientId} email={typeof email === 'string' ? email : target}>
        {text}
      </DeletedPerson>
    )
  }
  return object && target ? <TargetLink object={object}>{text}</TargetLink> : text
}

function TargetLink({ object, children }: { object: AuditObject; children: React.ReactElement }) {
  const { access, path } = PAGES[object.kind]
  return useCan(access) ? <Link to={path(object)}>{children}</Link> : children
}

/** A user who was deleted is in no list: the personal data is erased from here. */
function DeletedUser({ userId, name }: { userId: string; name: string }) {
  const isOfTenant = useSelector(selectUser)?.userType !== 'super-admin'
  const canDelete = useCan('user_delete') && isOfTenant
  const [eraseUser] = useEraseUserMutation()
  const erasure = usePersonErasure({
    name,
    mayBePilot: true,
    run: ({ erasesPilot }) => eraseUser({ userId, erasesPilot }),
    onErased: () => undefined,
  })
  const text = <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
  if (!canDelete) return text
  return (
    <>
      {text}{' '}
      <Button size="small" danger onClick={erasure.open} aria-label={personErasureText('eraseOf', { name })}>
        {personErasureText('erase')}
      </Button>
      {erasure.dialog}
    </>
  )
}

interface DeletedPersonProps {
  userId: string
  clientId: string
  email: string
  /** The client. */
  children: React.ReactElement
}

/** A person of a client who was deleted, perhaps with the client. */
function DeletedPerson({ userId, clientId, email, children }: DeletedPersonProps) {
  const isOfTenant = useSelector(selectUser)?.userType !== 'super-admin'
  // It does not need the client.
  const canDelete = useCan('user_delete') && isOfTenant
  const canEdit = useCan('edit_client') && isOfTenant
  const [eraseUser] = useEraseUserMutation()
  const [erasePerson] = useEraseClientPersonMutation()
  const erasure = usePersonErasure({
    name: email,
    mayBePilot: false,
    run: () => (canDelete ? eraseUser({ userId }) : erasePerson({ clientId, clientPersonId: userId })),
    onErased: () => undefined,
  })
  if (!canDelete && !canEdit) return children
  return (
    <>
      {children}{' '}
      <Button size="small" danger onClick={erasure.open} aria-label={personErasureText('eraseOf', { name: email })}>
        {personErasureText('erase')}
      </Button>
      {erasure.dialog}
    </>
  )
}
