import { useState } from 'react'
import { Alert, Button, Flex, Modal, Table, Typography, type TableColumnsType } from 'antd'
import {
  useDeleteReportScheduleMutation,
  useGetReportScheduleQuery,
  useSetReportScheduleMutation,
  type ReportMail,
  type ReportSchedule,
  type SavedReport,
} from '../../../api/report'
import { Facts } from '../../../shared/Facts'
import { Link } from '../../../shared/Link'
import { showMessage } from '../../../shared/showMessage'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { savedText } from './messages'
import { editionPath } from './savedLabels'
import { ScheduleDialog } from './ScheduleDialog'
import { rhythmLabel } from './scheduleLabels'

/** When a saved report is made and mailed, and what became of the latest mails. */
export function Schedule({ saved }: { saved: SavedReport }) {
  const { _id: savedReportId } = saved
  const { data, error, refetch } = useGetReportScheduleQuery({ savedReportId }, { refetchOnMountOrArgChange: true })
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="report-section">
      <Typography.Title level={2} className="report-heading">
        {savedText('schedule')}
      </Typography.Title>
      {content()}
      {isOpen && (
        <ScheduleDialog
          saved={saved}
          schedule={data?.data.schedule ?? null}
          onSaved={() => {
            setOpen(false)
            showMessage({ type: 'success', text: savedText('scheduleSaved') })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )

  function content() {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={2} height={40} />
    const { schedule, mails } = data.data
    return (
      <>
        {schedule ? (
          <Current savedReportId={savedReportId} schedule={schedule} onEdit={() => setOpen(true)} />
        ) : (
          <>
            <Typography.Paragraph type="secondary">{savedText('scheduleHelp')}</Typography.Paragraph>
            <Button onClick={() => setOpen(true)}>{savedText('addSchedule')}</Button>
          </>
        )}
        {mails.length > 0 && <Mails mails={mails} />}
      </>
    )
  }
}

interface CurrentProps {
  savedReportId: string
  schedule: ReportSchedule
  onEdit: () => void
}

function Current({ savedReportId, schedule, onEdit }: CurrentProps) {
  const { paused, problem, owner } = schedule
  const [set, { isLoading }] = useSetReportScheduleMutation()
  const [remove, { isLoading: isRemoving }] = useDeleteReportScheduleMutation()
  const [isAsking, setAsking] = useState(false)
  const turn = async () => {
    const { every, weekday, hour, timeZone, recipients, version } = schedule
    const { error } = await set({
      savedReportId,
      reportScheduleEdit: {
        version,
        every,
        hour,
        timeZone,
        recipientIds: recipients.map(({ _id }) => _id),
        paused: !paused,
        ...(weekday !== null && { weekday }),
      },
    })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    else showMessage({ type: 'success', text: savedText(paused ? 'resumed' : 'paused') })
  }
  const confirm = async () => {
    const { error } = await remove({ savedReportId })
    setAsking(false)
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    else showMessage({ type: 'success', text: savedText('scheduleDeleted') })
  }
  return (
    <>
      <p>{rhythmLabel(schedule)}</p>
      {problem !== null && (
        <Alert className="report-empty" type="error" showIcon title={savedText('lastFailed')} description={problem} />
      )}
      <Facts items={factsOf(schedule)} columns={4} />
      {owner && <Typography.Text type="secondary">{savedText('countsForHelp', { name: owner.name })}</Typography.Text>}
      <Flex wrap gap={8} className="report-pager">
        <Button loading={isLoading} onClick={() => void turn()}>
          {savedText(paused ? 'resume' : 'pause')}
        </Button>
        <Button onClick={onEdit}>{savedText('editSchedule')}</Button>
        <Button danger onClick={() => setAsking(true)}>
          {savedText('deleteSchedule')}
        </Button>
      </Flex>
      <Modal
        open={isAsking}
        title={savedText('deleteScheduleTitle')}
        okText={savedText('deleteSchedule')}
        okButtonProps={{ danger: true }}
        cancelText={savedText('cancel')}
        confirmLoading={isRemoving}
        onOk={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {savedText('deleteScheduleHelp')}
      </Modal>
    </>
  )
}

function factsOf({ paused, nextAt, lastAt, recipients }: ReportSchedule) {
  return [
    { key: 'next', label: savedText('next'), children: paused ? savedText('pausedState') : absoluteTime(nextAt) },
    { key: 'last', label: savedText('last'), children: lastAt === null ? savedText('never') : absoluteTime(lastAt) },
    {
      key: 'recipients',
      label: savedText('recipients'),
      children: recipients.map(({ name }) => name).join(', ') || savedText('noRecipients'),
    },
  ]
}

function Mails({ mails }: { mails: ReportMail[] }) {
  return (
    <>
      <Typography.Title level={3} className="report-heading report-subheading">
        {savedText('mails')}
      </Typography.Title>
      <Table<ReportMail>
        size="small"
        rowKey="_id"
        columns={columns()}
        dataSource={mails}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
    </>
  )
}

const columns = (): TableColumnsType<ReportMail> => [
  {
    key: 'edition',
    title: savedText('columnNumber'),
    render: (_, { editionId, editionNumber }) => (
      <Link to={editionPath({ _id: editionId })}>{savedText('edition', { number: editionNumber })}</Link>
    ),
  },
  { key: 'recipient', title: savedText('columnRecipient'), render: (_, { recipient }) => recipient },
  {
    key: 'state',
    title: savedText('columnState'),
    render: (_, { state, problem }) => (
      <>
        {savedText(state)}
        {problem !== null && <div className="report-problem">{problem}</div>}
      </>
    ),
  },
  {
    key: 'ended',
    title: savedText('columnEnded'),
    render: (_, { endedAt }) => (endedAt === null ? '–' : absoluteTime(endedAt)),
  },
]
