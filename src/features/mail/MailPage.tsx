import { Card, Descriptions, Typography } from 'antd'
import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { useGetMailQuery } from '../../api/mail'
import { selectUser } from '../../session/authSlice'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { GonePage } from '../../shared/states/GonePage'
import { isNotThere } from '../../shared/states/isNotThere'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { mailText } from './messages'
import { LIST_PAGE } from './paths'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 60

/** One mail of the outbox, as its receiver would read it. */
export function MailPage() {
  const { mailId = '' } = useParams()
  const userType = useSelector(selectUser)?.userType
  return userType === 'super-admin' ? <LoadedMail mailId={mailId} /> : <NoPermission isPage permission="super-admin" />
}

function LoadedMail({ mailId }: { mailId: string }) {
  const { currentData, error, refetch } = useGetMailQuery({ mailId })
  if (isNotThere(error)) {
    return <GonePage title={mailText('goneTitle')} to={LIST_PAGE} toText={mailText('toList')} />
  }
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!currentData) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  const { from, to, at, subject, text } = currentData.data
  return (
    <>
      <PageHeader
        title={subject || mailText('noSubject')}
        detail={mailText('noted')}
        actions={<LinkButton to={LIST_PAGE}>{mailText('toList')}</LinkButton>}
      />
      <Card size="small" style={{ maxWidth: 820 }}>
        <Descriptions
          size="small"
          column={1}
          items={[
            { key: 'from', label: mailText('from'), children: from },
            { key: 'to', label: mailText('to'), children: to },
            { key: 'at', label: mailText('at'), children: <RelativeTime time={at} /> },
          ]}
          styles={{ content: { overflowWrap: 'anywhere' } }}
          style={{ marginBottom: 16 }}
        />
        <section aria-label={mailText('text')}>
          <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
            {text}
          </Typography.Paragraph>
        </section>
      </Card>
    </>
  )
}
