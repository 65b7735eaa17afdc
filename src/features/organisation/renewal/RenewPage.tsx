import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useGetOrganisationDetailsQuery, type Organisation } from '../../../api/organisation'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { PageHeader } from '../../../shared/PageHeader'
import { priceWords } from '../../../shared/packages/offerWords'
import { showMessage } from '../../../shared/showMessage'
import { ErrorState } from '../../../shared/states/ErrorState'
import { NoPermission } from '../../../shared/states/NoPermission'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { dayText } from '../../../shared/time/timeText'
import { organisationText } from '../messages'
import { OtherPackages } from './OtherPackages'
import { RenewalOrder } from './RenewalOrder'

const ACCOUNT = '/dashboard/tenant/organisation'
const ROW_HEIGHT = 72

/** Goes on with the package one has, or takes another one, and pays for it. */
export function RenewPage() {
  return useCan('tenant_update_self') ? <RenewView /> : <NoPermission isPage permission="tenant_update_self" />
}

function RenewView() {
  const { data, error, refetch } = useGetOrganisationDetailsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader
        title={organisationText('renewTitle')}
        detail={data?.data.name}
        actions={<LinkButton to={ACCOUNT}>{organisationText('backToAccount')}</LinkButton>}
      />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={4} height={ROW_HEIGHT} />}
      {data && <Renewal organisation={data.data} />}
    </>
  )
}

interface Wanted {
  /** Absent for the present package. */
  packageId?: string
}

function Renewal({ organisation: { package: present } }: { organisation: Organisation }) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<Wanted | null>(null)

  const finish = () => {
    showMessage({ type: 'success', text: organisationText('renewed') })
    void navigate(ACCOUNT)
  }

  if (wanted) {
    return (
      <>
        <Typography.Title level={2} style={{ fontSize: 16, marginBottom: 12 }}>
          {organisationText('payment')}
        </Typography.Title>
        <Alert
          type="info"
          showIcon
          title={organisationText(wanted.packageId ? 'otherHelp' : isGiven(present) ? 'givenHelp' : 'renewHelp')}
          style={{ maxWidth: 560, marginBottom: 16 }}
        />
        <RenewalOrder packageId={wanted.packageId} onDone={finish} onBack={() => setWanted(null)} />
      </>
    )
  }
  return (
    <Flex vertical gap={16}>
      {present && (
        <Card size="small" title={organisationText('present')} style={{ maxWidth: 420 }}>
          <Flex vertical gap={12} align="flex-start">
            <div>
              <Typography.Text strong>{present.name}</Typography.Text>
              <div>{priceWords(present)}</div>
              <Typography.Text type="secondary">{termWords(present.endsAt)}</Typography.Text>
            </div>
            {isGiven(present) && organisationText('given')}
            {present.price === 0 ? (
              organisationText('nothingToRenew')
            ) : present.packageId === null ? (
              organisationText('soldNoMore')
            ) : (
              <Button type="primary" onClick={() => setWanted({})}>
                {organisationText('goOnWith', { name: present.name })}
              </Button>
            )}
          </Flex>
        </Card>
      )}
      <OtherPackages presentId={present?.packageId ?? ''} onChoose={(packageId) => setWanted({ packageId })} />
    </Flex>
  )
}

/** By a super-admin, without payment: it has a price, but no end that somebody paid for. */
const isGiven = (present: Organisation['package']): boolean =>
  present !== undefined && present.packageId !== null && present.price > 0 && present.endsAt === null

function termWords(endsAt: string | null): string {
  if (endsAt === null) return organisationText('noEnd')
  const day = dayText(endsAt)
  return organisationText(new Date(endsAt) < new Date() ? 'ended' : 'paidUntil', { day })
}
