import { useState } from 'react'
import { Card, Flex, Input, Pagination, Typography } from 'antd'
import { useListTenantPeopleQuery, type TenantPerson } from '../../../api/support'
import { StateTag } from '../../../shared/StateTag'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { absoluteTime } from '../../../shared/time/timeText'
import { useDebounced } from '../../../shared/useDebounced'
import { searchLimits } from '../../../shared/limits/common.gen'
import { supportText } from './messages'
import { PersonMenu } from './PersonMenu'

const PAGE_SIZE = 10
const ROW_HEIGHT = 48
const SKELETON_ROWS = 3
const SEARCH_DELAY_MS = 250

const roles = {
  'tenant-root': 'root',
  'tenant-staff': 'staff',
  'tenant-user': 'user',
  'tenant-client': 'client',
} as const
const hues = { active: 'green', invited: 'blue', disabled: undefined } as const

/** People of a tenant with role, state and invitation. */
export function TenantPeople({ tenantId, canUpdate }: { tenantId: string; canUpdate: boolean }) {
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const { data, error, refetch } = useListTenantPeopleQuery(
    { tenantId, page, pageSize: PAGE_SIZE, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  )
  const total = data?.data.total ?? 0

  return (
    <Card size="small" title={supportText('people')}>
      <Flex vertical gap={12}>
        {(total > PAGE_SIZE || typed) && (
          <Input
            type="search"
            allowClear
            maxLength={searchLimits.maxLength}
            aria-label={supportText('searchPeople')}
            placeholder={supportText('searchPeople')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setPage(1)
            }}
          />
        )}
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
        {data && total === 0 && <Typography.Text type="secondary">{supportText('noPeople')}</Typography.Text>}
        <ul
          aria-label={supportText('people')}
          style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}
        >
          {data?.data.items.map((person) => (
            <li key={person._id}>
              <Flex justify="space-between" align="start" gap={12}>
                <PersonFacts person={person} />
                {canUpdate && <PersonMenu tenantId={tenantId} person={person} />}
              </Flex>
            </li>
          ))}
        </ul>
        {total > PAGE_SIZE && (
          <Pagination
            size="small"
            align="end"
            current={page}
            pageSize={PAGE_SIZE}
            total={total}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </Flex>
    </Card>
  )
}

function PersonFacts({ person }: { person: TenantPerson }) {
  const { name, email, userType, state, lastSeenAt, newEmail } = person
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Flex wrap gap={8} align="center">
        <span>{name}</span>
        <StateTag hue={hues[state]} struck={state === 'disabled'}>
          {supportText(state)}
        </StateTag>
      </Flex>
      <Typography.Text type="secondary">
        {email} · {supportText(roles[userType])} ·{' '}
        {lastSeenAt ? (
          <>
            {supportText('lastSeen')} <RelativeTime time={lastSeenAt} />
          </>
        ) : (
          supportText('neverSeen')
        )}
        {state === 'invited' && ` · ${invitationText(person)}`}
      </Typography.Text>
      {newEmail !== undefined && <div>{supportText('newEmail', { email: newEmail })}</div>}
    </div>
  )
}

function invitationText({ invitation }: TenantPerson): string {
  if (!invitation) return supportText('notInvited')
  const { expiresAt } = invitation
  if (!expiresAt) return supportText('invitationQueued')
  const isOver = Date.parse(expiresAt) < Date.now()
  return supportText(isOver ? 'invitationExpired' : 'invitationUntil', { time: absoluteTime(expiresAt) })
}
