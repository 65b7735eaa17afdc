import { Flex, Typography } from 'antd'
import { useGetRetentionQuery, type RetentionKind, type RetentionRule } from '../../api/retention'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { retentionText } from './messages'
import { RuleCard } from './RuleCard'
import { routeText } from './routeMessages'
import './retention.css'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 160

/** The rules of automatic deletion: what is deleted when, and what is kept. */
export function RetentionPage() {
  const { data, error, refetch } = useGetRetentionQuery(undefined, { refetchOnMountOrArgChange: true })
  const rules = data?.data.rules
  const retry = () => void refetch()

  const reload = async (kind: RetentionKind): Promise<RetentionRule | undefined> => {
    const { data: newest } = await refetch()
    return newest?.data.rules.find((rule) => rule.kind === kind)
  }

  return (
    <>
      <PageHeader title={routeText('retention')} detail={retentionText('detail')} />
      {error && rules && <RefreshFailed message={error.message} onRetry={retry} />}
      {error && !rules && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !rules && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {rules && (
        <Flex vertical gap={16} className="retention">
          <section className="retention-about" aria-labelledby="retention-about">
            <Typography.Title level={2} id="retention-about">
              {retentionText('aboutTitle')}
            </Typography.Title>
            <p>{retentionText('about')}</p>
            <p>{retentionText('aboutKept')}</p>
            <p>{retentionText('aboutDays')}</p>
          </section>
          {rules.map((rule) => (
            <RuleCard key={rule.kind} rule={rule} reload={() => reload(rule.kind)} />
          ))}
        </Flex>
      )}
    </>
  )
}
