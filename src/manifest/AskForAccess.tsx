import { Alert, Button, Flex } from 'antd'
import { useAskForPermissionMutation } from '../api/profile'
import type { PermissionName } from '../shared/permissions/permissions.gen'
import { accessText } from './messages'

/** Button that asks the tenant roots for a permission by mail. */
export function AskForAccess({ permission }: { permission: PermissionName }) {
  const [ask, { data, error, isLoading }] = useAskForPermissionMutation()
  return (
    <Flex vertical gap={12} align="center">
      <Button
        type="primary"
        loading={isLoading}
        disabled={data !== undefined}
        onClick={() => void ask({ permissionRequest: { permission } })}
      >
        {accessText('ask')}
      </Button>
      <div aria-live="polite">
        {data && <Alert type="success" showIcon title={data.message ?? accessText('asked')} />}
        {error && <Alert type="error" showIcon title={error.message} />}
      </div>
    </Flex>
  )
}
