import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, Typography } from 'antd'
import { useParams } from 'react-router-dom'
import { useGetEvidenceCaseQuery, useRestoreEvidenceCaseMutation } from '../../api/evidence'
import { usePolling } from '../../realtime/usePolling'
import { Link } from '../../shared/Link'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { CaseActions } from './CaseActions'
import { CaseFiles } from './CaseFiles'
import { CaseProof } from './CaseProof'
import { CaseState } from './CaseState'
import { CustodyLog } from './CustodyLog'
import { evidenceText } from './messages'

const POLL_MS = 2000

export function EvidenceCasePage() {
  const { caseId = '' } = useParams()
  const query = useGetEvidenceCaseQuery({ caseId }, { refetchOnMountOrArgChange: true })
  const state = query.currentData?.data.case.state
  useGetEvidenceCaseQuery({ caseId }, { ...usePolling(POLL_MS, false), skip: state !== 'freezing' })
  const [restore] = useRestoreEvidenceCaseMutation()
  if (isNotFound(query.error)) {
    return (
      <MissingRecord
        isPage
        error={query.error}
        record="evidenceCase"
        icon={<SafetyCertificateOutlined />}
        title={evidenceText('notFound')}
        help={evidenceText('detail')}
        back={<LinkButton to="/dashboard/evidence">{evidenceText('backToList')}</LinkButton>}
        onRestore={() => restore({ caseId })}
        onRestored={() => void query.refetch()}
      />
    )
  }
  if (!query.currentData && query.error) {
    return <ErrorState isPage message={query.error.message} onRetry={() => void query.refetch()} />
  }
  if (!query.currentData) return <RowsSkeleton rows={6} height={40} />
  const { case: evidence, contents, custody } = query.currentData.data
  const { name, note, missionId, missionName, missionDeleted } = evidence
  const isWhole = contents.every(({ isWithheld }) => !isWithheld)
  return (
    <>
      <PageHeader
        title={name}
        mark={<CaseState state={evidence.state} />}
        detail={<Link to={`/dashboard/missions/${missionId}`}>{missionName}</Link>}
        actions={<CaseActions evidence={evidence} isWhole={isWhole} />}
      />
      {missionDeleted && (
        <Alert type="info" showIcon style={{ marginBottom: 16 }} title={evidenceText('missionDeleted')} />
      )}
      {note && <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{note}</Typography.Paragraph>}
      <CaseFiles evidence={evidence} contents={contents} isWhole={isWhole} />
      {evidence.state === 'frozen' && <CaseProof evidence={evidence} />}
      <CustodyLog custody={custody} />
    </>
  )
}
