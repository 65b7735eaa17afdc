import { Card, Descriptions, Typography } from 'antd'
import { useParams } from 'react-router-dom'
import { useGetMailQuery } from '../../api/mail'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { mailText } from './messages'
import { LIST_PAGE } from './paths'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 60

/** A message of the outbox. */
export function MailPage() {
  const { mailId = '' } = useParams()
  const { currentData, error, refetch } = useGetMailQuery({ mailId })
  if (isNotFound(error)) {
    return <NotFoundPage title={mailText('notFoundTitle')} to={LIST_PAGE} toText={mailText('toList')} />
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
