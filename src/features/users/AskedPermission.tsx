import { Alert, Button, Form, type FormInstance } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetTenantPermissionsQuery } from '../../api/permission'
import { useGetPermissionExplanationQuery, type TeamUserType, type User } from '../../api/user'
import { canHoldGrants } from './labels'
import { usersText } from './messages'
import type { UserValues } from './userValues'

interface AskedPermissionProps {
  form: FormInstance<UserValues>
  user: User
  /** Called after the permission was added to the form. */
  onAdd: () => void
}

/** The permission that the user asked for, when the page was opened from the request. */
export function AskedPermission({ form, user, onAdd }: AskedPermissionProps) {
  const [search] = useSearchParams()
  const permission = search.get('permission')
  const { data: known } = useGetTenantPermissionsQuery(undefined, { skip: permission === null })
  const asked = known?.data.areas.flatMap(({ permissions }) => permissions).find(({ name }) => name === permission)
  const { currentData } = useGetPermissionExplanationQuery(
    { userId: user._id, permission: asked?.name ?? '' },
    { skip: !asked, refetchOnMountOrArgChange: true },
  )
  const type = Form.useWatch<TeamUserType | undefined>('userType', form) ?? user.userType
  const chosen = Form.useWatch<string[] | undefined>('customPermissions', form) ?? user.customPermissions
  if (!asked || !currentData) return null

  const values = { name: user.name, permission: asked.label }
  if (currentData.data.allowed) {
    return <Alert type="success" showIcon title={usersText('askedAndHeld', values)} style={FRAME} />
  }
  const isAdded = chosen.includes(asked.name)
  const add = () => {
    form.setFieldValue('customPermissions', [...chosen, asked.name])
    onAdd()
  }
  return (
    <Alert
      type="info"
      showIcon
      title={usersText(isAdded ? 'askedAndAdded' : 'asked', values)}
      action={
        !isAdded &&
        asked.grantable &&
        canHoldGrants(type) && (
          <Button size="small" type="primary" onClick={add}>
            {usersText('addAsked')}
          </Button>
        )
      }
      style={FRAME}
    />
  )
}

const FRAME = { maxWidth: 820, marginBottom: 16 }
