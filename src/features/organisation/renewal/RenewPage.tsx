import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useGetOrganisationDetailsQuery, type Organisation } from '../../../api/organisation'
import { LinkButton } from '../../../shared/LinkButton'
import { PageHeader } from '../../../shared/PageHeader'
import { priceLabel } from '../../../shared/packages/offerLabels'
import { showMessage } from '../../../shared/showMessage'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { dayText } from '../../../shared/time/timeText'
import { organisationText } from '../messages'
import { OtherPackages } from './OtherPackages'
import { RenewalOrder } from './RenewalOrder'

const ACCOUNT = '/dashboard/tenant/organisation'
const ROW_HEIGHT = 72

/** Renews the current package or changes to another one, with payment. */
export function RenewPage() {
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

interface Selection {
  /** Undefined for the current package. */
  packageId?: string
}

function Renewal({ organisation: { package: current } }: { organisation: Organisation }) {
  const navigate = useNavigate()
  const [selection, setSelection] = useState<Selection | null>(null)

  const finish = () => {
    showMessage({ type: 'success', text: organisationText('renewed') })
    void navigate(ACCOUNT)
  }

  if (selection) {
    return (
      <>
        <Typography.Title level={2} style={{ fontSize: 16, marginBottom: 12 }}>
          {organisationText('payment')}
        </Typography.Title>
        <Alert
          type="info"
          showIcon
          title={organisationText(
            selection.packageId ? 'otherHelp' : isAssigned(current) ? 'assignedHelp' : 'renewHelp',
          )}
          style={{ maxWidth: 560, marginBottom: 16 }}
        />
        <RenewalOrder packageId={selection.packageId} onDone={finish} onBack={() => setSelection(null)} />
      </>
    )
  }
  return (
    <Flex vertical gap={16}>
      {current && (
        <Card size="small" title={organisationText('current')} style={{ maxWidth: 420 }}>
          <Flex vertical gap={12} align="flex-start">
            <div>
              <Typography.Text strong>{current.name}</Typography.Text>
              <div>{priceLabel(current)}</div>
              <Typography.Text type="secondary">{termText(current.endsAt)}</Typography.Text>
            </div>
            {isAssigned(current) && organisationText('assigned')}
            {current.price === 0 ? (
              organisationText('nothingToRenew')
            ) : current.packageId === null ? (
              organisationText('notSold')
            ) : (
              <Button type="primary" onClick={() => setSelection({})}>
                {organisationText('renewNamed', { name: current.name })}
              </Button>
            )}
          </Flex>
        </Card>
      )}
      <OtherPackages current={current} onChoose={(packageId) => setSelection({ packageId })} />
    </Flex>
  )
}

/** Assigned by a super-admin without payment: the package has a price but no paid term. */
const isAssigned = (current: Organisation['package']): boolean =>
  current !== undefined && current.packageId !== null && current.price > 0 && current.endsAt === null

function termText(endsAt: string | null): string {
  if (endsAt === null) return organisationText('noEnd')
  const day = dayText(endsAt)
  return organisationText(new Date(endsAt) < new Date() ? 'ended' : 'paidUntil', { day })
}
