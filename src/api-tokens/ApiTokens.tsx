import { useState } from 'react'
import { Button, Flex, Typography } from 'antd'
import {
  useDeleteApiTokenMutation,
  useDeleteTenantApiTokenMutation,
  useListApiTokensQuery,
  useListTenantApiTokensQuery,
} from '../api/api-token'
import { ErrorState } from '../shared/states/ErrorState'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import { ApiTokenRow } from './ApiTokenRow'
import { CreatedToken } from './CreatedToken'
import { ExplorerLink } from './ExplorerLink'
import { apiTokensText } from './messages'
import { NewApiToken } from './NewApiToken'
import { ProgramAddresses } from './ProgramAddresses'

const SHOWN = 50
const ROW_HEIGHT = 64
const FRESH = { refetchOnMountOrArgChange: true }

interface ApiTokensProps {
  kind: 'personal' | 'tenant'
  /** Closes the drawer that shows the tokens, when the user goes to another page. */
  onLeave?: () => void
}

/** The user's own API tokens, or all of the organisation. */
export function ApiTokens({ kind, onLeave }: ApiTokensProps) {
  const isOwn = kind === 'personal'
  const own = useListApiTokensQuery({ pageSize: SHOWN }, { ...FRESH, skip: !isOwn })
  const all = useListTenantApiTokensQuery({ pageSize: SHOWN }, { ...FRESH, skip: isOwn })
  const { data, error, refetch } = isOwn ? own : all
  const [revokeOwn, revokingOwn] = useDeleteApiTokenMutation()
  const [revokeAny, revokingAny] = useDeleteTenantApiTokenMutation()
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string>()

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { items, total } = data.data
  const revoke = (apiTokenId: string) => void (isOwn ? revokeOwn : revokeAny)({ apiTokenId })
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">{apiTokensText(isOwn ? 'helpPersonal' : 'helpTenant')}</Typography.Text>
      {secret !== undefined && <CreatedToken secret={secret} onDone={() => setSecret(undefined)} />}
      {items.length === 0 ? (
        <Typography.Text>{apiTokensText('none')}</Typography.Text>
      ) : (
        <ul
          aria-label={apiTokensText('title')}
          style={{ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}
        >
          {items.map((token) => (
            <ApiTokenRow
              key={token._id}
              token={token}
              withOwner={!isOwn}
              isBusy={revokingOwn.isLoading || revokingAny.isLoading}
              onRevoke={() => revoke(token._id)}
            />
          ))}
        </ul>
      )}
      {total > items.length && (
        <Typography.Text type="secondary">{apiTokensText('more', { count: total - items.length })}</Typography.Text>
      )}
      <Button style={{ alignSelf: 'flex-start' }} onClick={() => setCreating(true)}>
        {apiTokensText('create')}
      </Button>
      {isOwn && <ProgramAddresses />}
      <ExplorerLink onFollow={onLeave} />
      {isCreating && (
        <NewApiToken
          kind={kind}
          onCreated={(created) => {
            setSecret(created)
            setCreating(false)
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </Flex>
  )
}
