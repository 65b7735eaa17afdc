import { Form, Radio, Select } from 'antd'
import {
  useGetReportRecipientsQuery,
  useSetReportScheduleMutation,
  type ReportSchedule,
  type SavedReport,
} from '../../../api/report'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { popupParent } from '../../../shared/popupParent'
import { zoneName } from '../../../shared/time/timeText'
import { zoneOptions } from '../../../shared/time/zoneOptions'
import { savedText } from './messages'
import { hourLabel, weekdayLabel } from './scheduleLabels'

interface ScheduleValues {
  every: ReportSchedule['every']
  weekday: number
  hour: number
  timeZone: string
  recipientIds: string[]
}

interface ScheduleDialogProps {
  saved: SavedReport
  /** Null for a new one. */
  schedule: ReportSchedule | null
  onSaved: () => void
  onClose: () => void
}

const MONDAY = 1
const MORNING = 7
const DAYS = 7
const HOURS = 24

/** Dialog for the rhythm and the recipients of a schedule. Mount it when it opens. */
export function ScheduleDialog({ saved, schedule, onSaved, onClose }: ScheduleDialogProps) {
  const { _id: savedReportId, name } = saved
  const [set] = useSetReportScheduleMutation()
  const labels = {
    every: savedText('every'),
    weekday: savedText('weekday'),
    hour: savedText('hour'),
    timeZone: savedText('timeZone'),
    recipientIds: savedText('recipients'),
  }
  const initialValues = {
    every: schedule?.every ?? 'month',
    weekday: schedule?.weekday ?? MONDAY,
    hour: schedule?.hour ?? MORNING,
    timeZone: schedule?.timeZone ?? zoneName(),
    recipientIds: schedule?.recipients.map(({ _id }) => _id) ?? [],
  }
  return (
    <FormDialog<ScheduleValues, object>
      title={savedText('scheduleTitle', { name })}
      okText={savedText('saveAction')}
      formName="report-schedule"
      labels={labels}
      initialValues={initialValues}
      send={async ({ every, weekday, hour, timeZone, recipientIds }) => {
        const { data, error } = await set({
          savedReportId,
          reportScheduleEdit: {
            every,
            hour,
            timeZone,
            recipientIds,
            paused: schedule?.paused ?? false,
            ...(every === 'week' && { weekday }),
            ...(schedule && { version: schedule.version }),
          },
        })
        return { ...(data && { data: data.data }), ...(error && { error }) }
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item name="every" label={labels.every} required>
        <Radio.Group
          options={[
            { value: 'month', label: savedText('month') },
            { value: 'week', label: savedText('week') },
          ]}
        />
      </Form.Item>
      <WeekdayItem label={labels.weekday} />
      <Form.Item name="hour" label={labels.hour} rules={[{ required: true, message: savedText('hourNeeded') }]}>
        <Select
          getPopupContainer={popupParent}
          options={Array.from({ length: HOURS }, (_, hour) => ({ value: hour, label: hourLabel(hour) }))}
        />
      </Form.Item>
      <Form.Item name="timeZone" label={labels.timeZone} required>
        <Select showSearch getPopupContainer={popupParent} options={zoneOptions(initialValues.timeZone)} />
      </Form.Item>
      <Form.Item
        name="recipientIds"
        label={labels.recipientIds}
        extra={savedText('recipientsHelp')}
        rules={[{ required: true, message: savedText('recipientsNeeded') }]}
      >
        <RecipientSelect />
      </Form.Item>
    </FormDialog>
  )
}

function WeekdayItem({ label }: { label: string }) {
  const every = Form.useWatch<ScheduleValues['every'] | undefined>('every')
  return (
    <Form.Item name="weekday" label={label} required hidden={every !== 'week'}>
      <Select
        getPopupContainer={popupParent}
        options={Array.from({ length: DAYS }, (_, index) => ({ value: index + 1, label: weekdayLabel(index + 1) }))}
      />
    </Form.Item>
  )
}

interface RecipientSelectProps {
  // Passed by Form.Item.
  id?: string
  value?: string[]
  onChange?: (ids: string[]) => void
}

function RecipientSelect(props: RecipientSelectProps) {
  const { data, isFetching, error, refetch } = useGetReportRecipientsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const people = data?.data.people ?? []
  return (
    <Select
      {...props}
      mode="multiple"
      optionFilterProp="label"
      loading={isFetching}
      getPopupContainer={popupParent}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={savedText('noRecipients')} />}
      options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  )
}
