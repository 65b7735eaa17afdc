import { Button, Flex, Popconfirm, Typography } from 'antd'
import { useDeleteScimTokenMutation, type ScimToken } from '../../api/scim-token'
import { showMessage } from '../../shared/showMessage'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { provisioningText } from './provisioningMessages'

export function ProvisioningTokenRow({ token }: { token: ScimToken }) {
  const { _id: scimTokenId, name, hint, createdAt, lastUsedAt } = token
  const [revoke, { isLoading }] = useDeleteScimTokenMutation()
  const run = async () => {
    const { error } = await revoke({ scimTokenId })
    if (!error) showMessage({ type: 'success', text: provisioningText('revoked') })
  }
  return (
    <Flex component="li" justify="space-between" align="flex-start" gap={8}>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>
          {name} <Typography.Text code>…{hint}</Typography.Text>
        </div>
        <Typography.Text type="secondary">
          {provisioningText('created')} <RelativeTime time={createdAt} /> ·{' '}
          {lastUsedAt === null ? (
            provisioningText('neverUsed')
          ) : (
            <>
              {provisioningText('lastUsed')} <RelativeTime time={lastUsedAt} />
            </>
          )}
        </Typography.Text>
      </div>
      <Popconfirm
        title={provisioningText('revokeQuestion')}
        description={provisioningText('revokeHelp')}
        okText={provisioningText('revoke')}
        okButtonProps={{ danger: true }}
        cancelText={provisioningText('cancel')}
        onConfirm={() => void run()}
      >
        <Button size="small" danger disabled={isLoading} aria-label={provisioningText('revokeOf', { name })}>
          {provisioningText('revoke')}
        </Button>
      </Popconfirm>
    </Flex>
  )
}
