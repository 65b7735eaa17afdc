import { useState } from 'react'
import { Button, Card, Flex, Typography } from 'antd'
import { CreatedToken } from '../../api-tokens/CreatedToken'
import { useListScimTokensQuery } from '../../api/scim-token'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { NewProvisioningToken } from './NewProvisioningToken'
import { provisioningText } from './provisioningMessages'
import { ProvisioningTokenRow } from './ProvisioningTokenRow'

const ROW_HEIGHT = 56

/** Where a tenant root lets the identity provider manage people and user groups. */
export function ProvisioningCard() {
  return (
    <Card size="small" title={provisioningText('title')}>
      <Flex vertical gap={12} style={{ overflowWrap: 'anywhere' }}>
        <Typography.Text type="secondary">{provisioningText('help')}</Typography.Text>
        <Tokens />
      </Flex>
    </Card>
  )
}

function Tokens() {
  const { data, error, refetch } = useListScimTokensQuery({}, { refetchOnMountOrArgChange: true })
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string>()

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { items, total, limit, baseUrl } = data.data
  return (
    <>
      <div>
        {provisioningText('baseUrl')}
        <br />
        <Typography.Text
          code
          style={{ overflowWrap: 'anywhere' }}
          copyable={{ text: baseUrl, tooltips: [provisioningText('copyAddress'), provisioningText('copied')] }}
        >
          {baseUrl}
        </Typography.Text>
      </div>
      {secret !== undefined && <CreatedToken secret={secret} onDone={() => setSecret(undefined)} />}
      {items.length === 0 ? (
        <Typography.Text>{provisioningText('none')}</Typography.Text>
      ) : (
        <ul
          aria-label={provisioningText('tokens')}
          style={{ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}
        >
          {items.map((token) => (
            <ProvisioningTokenRow key={token._id} token={token} />
          ))}
        </ul>
      )}
      {total < limit ? (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => setCreating(true)}>
          {provisioningText('create')}
        </Button>
      ) : (
        <Typography.Text type="secondary">{provisioningText('rotation')}</Typography.Text>
      )}
      {isCreating && (
        <NewProvisioningToken
          onCreated={(created) => {
            setSecret(created)
            setCreating(false)
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  )
}
