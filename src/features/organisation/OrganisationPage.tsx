import { Flex } from 'antd'
import { useSelector } from 'react-redux'
import { useGetOrganisationDetailsQuery } from '../../api/organisation'
import { selectUser } from '../../session/authSlice'
import { LinkButton } from '../../shared/LinkButton'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useHashTarget } from '../../shared/useHashTarget'
import { DataExportCard } from './DataExportCard'
import { DetailsCard } from './DetailsCard'
import { DetectorsCard } from './DetectorsCard'
import { EmbeddingCard } from './EmbeddingCard'
import { InvoiceList } from './InvoiceList'
import { organisationText } from './messages'
import { PackageCard } from './PackageCard'
import { RetentionCard } from './RetentionCard'
import { SecurityCard } from './SecurityCard'
import { SupportCard } from './SupportCard'
import { TokensCard } from './TokensCard'
import { UsageCard } from './UsageCard'
import { AircraftCard } from './AircraftCard'
import { WebhooksCard } from './WebhooksCard'

const FRESH_SECONDS = 30
const ROW_HEIGHT = 72

export function OrganisationPage() {
  const { data, error, refetch } = useGetOrganisationDetailsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const isRoot = useSelector(selectUser)?.userType === 'tenant-root'
  useHashTarget(data !== undefined)
  const retry = () => void refetch()
  return (
    <>
      <PageHeader
        title={organisationText('title')}
        detail={data?.data.name}
        actions={
          isRoot && (
            <>
              <LinkButton to="/dashboard/base-maps">{organisationText('baseMaps')}</LinkButton>
              <LinkButton to="/dashboard/audit">{organisationText('auditLog')}</LinkButton>
            </>
          )
        }
      />
      {error && !data && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !data && <RowsSkeleton rows={6} height={ROW_HEIGHT} />}
      {data && (
        <>
          {error && <RefreshFailed message={error.message} onRetry={retry} />}
          <Flex wrap gap={16} align="flex-start">
            <Flex vertical gap={16} style={{ flex: '1 1 340px', minWidth: 0 }}>
              <UsageCard usage={data.data.usage} />
              <PackageCard organisation={data.data} />
              <SecurityCard organisation={data.data} isRoot={isRoot} />
              <EmbeddingCard organisation={data.data} reload={async () => (await refetch()).data?.data} />
              {isRoot && <SupportCard />}
              {isRoot && <TokensCard />}
              <WebhooksCard />
              <AircraftCard />
              <DetectorsCard />
              <RetentionCard />
              {isRoot && <DataExportCard />}
              <InvoiceList />
            </Flex>
            <div style={{ flex: '2 1 340px', minWidth: 0 }}>
              <DetailsCard organisation={data.data} reload={async () => (await refetch()).data?.data} />
            </div>
          </Flex>
        </>
      )}
    </>
  )
}
