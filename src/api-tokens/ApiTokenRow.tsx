import { Button, Flex, Popconfirm, Typography } from 'antd'
import type { ApiToken } from '../api/api-token'
import { RelativeTime } from '../shared/time/RelativeTime'
import { dayText } from '../shared/time/timeText'
import { apiTokensText } from './messages'
import { scopeTexts } from './scopes'
import { useNow } from '../shared/time/useNow'

interface ApiTokenRowProps {
  token: ApiToken
  /** Shows whose token it is. */
  withOwner: boolean
  isBusy: boolean
  onRevoke: () => void
}

export function ApiTokenRow({ token, withOwner, isBusy, onRevoke }: ApiTokenRowProps) {
  const { name, hint, kind, ownerName, scopes, expiresAt, lastUsedAt } = token
  const isExpired = Date.parse(expiresAt) <= useNow()
  return (
    <Flex component="li" justify="space-between" align="flex-start" gap={8}>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>
          {name} <Typography.Text code>…{hint}</Typography.Text>
        </div>
        {withOwner && <div>{kind === 'tenant' ? `${apiTokensText('ofTenant')} · ${ownerName}` : ownerName}</div>}
        <Typography.Text type="secondary">{scopeTexts(scopes).join(' · ')}</Typography.Text>
        <div>
          <Typography.Text type={isExpired ? 'danger' : 'secondary'}>
            {apiTokensText(isExpired ? 'expired' : 'expires', { time: dayText(expiresAt) })}
          </Typography.Text>{' '}
          <Typography.Text type="secondary">
            ·{' '}
            {lastUsedAt === null ? (
              apiTokensText('neverUsed')
            ) : (
              <>
                {apiTokensText('lastUsed')} <RelativeTime time={lastUsedAt} />
              </>
            )}
          </Typography.Text>
        </div>
      </div>
      <Popconfirm
        title={apiTokensText('revokeQuestion')}
        description={apiTokensText('revokeHelp')}
        okText={apiTokensText('revoke')}
        okButtonProps={{ danger: true }}
        cancelText={apiTokensText('cancel')}
        onConfirm={onRevoke}
      >
        <Button size="small" danger disabled={isBusy} aria-label={apiTokensText('revokeOf', { name })}>
          {apiTokensText('revoke')}
        </Button>
      </Popconfirm>
    </Flex>
  )
}
