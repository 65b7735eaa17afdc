import { useState } from 'react'
import { Alert, Button, Card, Flex, Popconfirm, Typography } from 'antd'
import {
  useDeleteAlertWebhookTokenMutation,
  useRotateAlertWebhookTokenMutation,
  type AlertWebhook,
} from '../../../../api/alert-webhook'
import { sharedText } from '../../../../shared/sharedText'
import { showMessage } from '../../../../shared/showMessage'
import { StateTag } from '../../../../shared/StateTag'
import { webhookText } from './messages'

/** The address of the webhook, and its token. A new token is shown once. */
export function TokenCard({ webhook: { missionId, address, hint } }: { webhook: AlertWebhook }) {
  const [rotate, { isLoading: isRotating }] = useRotateAlertWebhookTokenMutation()
  const [revoke, { isLoading: isRevoking }] = useDeleteAlertWebhookTokenMutation()
  const [token, setToken] = useState<string>()

  const createToken = async () => {
    const { data } = await rotate()
    if (data) setToken(data.data.token)
  }
  const switchOff = async () => {
    const { error } = await revoke()
    if (error) return
    setToken(undefined)
    showMessage({ type: 'success', text: webhookText('switchedOff') })
  }

  return (
    <Card
      size="small"
      className="alert-webhook-token"
      title={webhookText('access')}
      extra={<StateTag hue={hint === null ? undefined : 'green'}>{webhookText(hint === null ? 'off' : 'on')}</StateTag>}
    >
      <Flex vertical gap={12}>
        <Copyable label={webhookText('address')} text={address} />
        <div>
          <Typography.Text type="secondary">{webhookText('howTo')}</Typography.Text>
          <br />
          <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
            {webhookText('header', { token: webhookText('yourToken') })}
          </Typography.Text>
        </div>
        {token !== undefined && (
          <Alert
            type="warning"
            showIcon
            title={webhookText('tokenTitle')}
            description={
              <Flex vertical gap={8} align="start">
                {webhookText('tokenOnce')}
                <Copyable label={webhookText('token')} text={token} />
                <Button size="small" onClick={() => setToken(undefined)}>
                  {webhookText('done')}
                </Button>
              </Flex>
            }
          />
        )}
        <Typography.Text>
          {missionId === null
            ? webhookText('saveFirst')
            : hint === null
              ? webhookText('offHelp')
              : webhookText('tokenEnds', { hint })}
        </Typography.Text>
        <Flex gap={8} wrap>
          {hint === null ? (
            <Button disabled={missionId === null} loading={isRotating} onClick={() => void createToken()}>
              {webhookText('createToken')}
            </Button>
          ) : (
            <>
              <Popconfirm
                title={webhookText('replaceTitle')}
                description={webhookText('replaceBody')}
                okText={webhookText('replace')}
                okButtonProps={{ danger: true }}
                cancelText={sharedText('cancel')}
                onConfirm={() => void createToken()}
              >
                <Button loading={isRotating}>{webhookText('replaceToken')}</Button>
              </Popconfirm>
              <Popconfirm
                title={webhookText('switchOffTitle')}
                description={webhookText('switchOffBody')}
                okText={webhookText('switchOffAction')}
                okButtonProps={{ danger: true }}
                cancelText={sharedText('cancel')}
                onConfirm={() => void switchOff()}
              >
                <Button danger loading={isRevoking}>
                  {webhookText('switchOff')}
                </Button>
              </Popconfirm>
            </>
          )}
        </Flex>
      </Flex>
    </Card>
  )
}

const Copyable = ({ label, text }: { label: string; text: string }) => (
  <div>
    <Typography.Text type="secondary">{label}</Typography.Text>
    <br />
    <Typography.Text
      code
      style={{ overflowWrap: 'anywhere' }}
      copyable={{ text, tooltips: [`${webhookText('copy')}: ${label}`, webhookText('copied')] }}
    >
      {text}
    </Typography.Text>
  </div>
)
