import { Alert, Button, Card, Flex, Form } from 'antd'
import {
  useEditNotificationSettingsMutation,
  useSendTestMailMutation,
  type NotificationSettings,
} from '../../../api/notification'
import { ProblemForm } from '../../../shared/forms/ProblemForm'
import { useProblems } from '../../../shared/forms/useProblems'
import { useVersionedEdit } from '../../../shared/forms/useVersionedEdit'
import { sharedText } from '../../../shared/sharedText'
import { showMessage } from '../../../shared/showMessage'
import { clockText } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { KindRow } from './KindRow'
import { settingsText } from './messages'
import { TimeFields } from './TimeFields'
import { editOf, KINDS, labels, valuesOf, type Values } from './values'
import './settings.css'

const FORM_NAME = 'notification-settings'

interface SettingsFormProps {
  stored: NotificationSettings
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<NotificationSettings | undefined>
}

export function SettingsForm({ stored, reload }: SettingsFormProps) {
  const [form] = Form.useForm<Values>()
  const [editSettings, { isLoading }] = useEditNotificationSettingsMutation()
  const problems = useProblems<Values>(form, FORM_NAME, labels())
  const edit = useVersionedEdit<NotificationSettings, Values>({
    form,
    newest: stored,
    valuesOf,
    labels: labels(),
    send: async (values, base) => {
      const { data, error } = await editSettings({ notificationSettingsEdit: editOf(values, base) })
      return { error, ...(data && { saved: data.data }) }
    },
    reload,
  })

  const save = async () => {
    problems.clear()
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (isDone && edit.isDirty) showMessage({ type: 'success', text: settingsText('saved') })
  }

  return (
    <Card size="small" className="notification-settings">
      <Waiting settings={stored} />
      {edit.conflict}
      <ProblemForm<Values>
        formName={FORM_NAME}
        form={form}
        problems={problems}
        initialValues={valuesOf(edit.base)}
        onChange={edit.onChange}
        onSubmit={() => void save()}
      >
        <fieldset>
          <legend>{settingsText('what')}</legend>
          <p>{settingsText('whatHelp')}</p>
          {KINDS.filter((kind) => stored.kinds[kind]).map((kind) => (
            <KindRow key={kind} kind={kind} />
          ))}
          <p>{settingsText('webhookHelp')}</p>
        </fieldset>
        <TimeFields />
        <Flex wrap gap={8}>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {sharedText('saveChanges')}
          </Button>
          <TestMail />
        </Flex>
      </ProblemForm>
      {edit.leaveDialog}
    </Card>
  )
}

function Waiting({ settings: { waiting, waitingUntil } }: { settings: NotificationSettings }) {
  const now = useNow()
  if (waiting === 0 || waitingUntil === null) return null
  const time = clockText(waitingUntil, now)
  return <Alert type="info" showIcon title={settingsText('waiting', { count: waiting, time })} />
}

function TestMail() {
  const [sendTest, { isLoading }] = useSendTestMailMutation()
  const send = async () => {
    const { data } = await sendTest()
    if (data) showMessage({ type: 'success', text: data.message ?? settingsText('testSent') })
  }
  return (
    <Button loading={isLoading} onClick={() => void send()}>
      {settingsText('test')}
    </Button>
  )
}
