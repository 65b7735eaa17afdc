import { Button, Card, Form, InputNumber } from 'antd'
import { SEVERITIES } from '../../../alerts/alertStates'
import { SeverityTag } from '../../../alerts/SeverityTag'
import { useEditAlertSettingsMutation, type AlertSettings } from '../../../api/alert'
import { changesTo } from '../../../shared/forms/changes'
import { ProblemForm } from '../../../shared/forms/ProblemForm'
import { useProblems } from '../../../shared/forms/useProblems'
import { useVersionedEdit } from '../../../shared/forms/useVersionedEdit'
import { alertSettingsEditLimits } from '../../../shared/limits/alert.gen'
import { sharedText } from '../../../shared/sharedText'
import { showMessage } from '../../../shared/showMessage'
import { InstructionFields } from './InstructionFields'
import { settingsText } from './messages'
import './settings.css'

type Values = Pick<AlertSettings, 'dueMinutes' | 'repeatMinutes' | 'instructions'>

const FORM_NAME = 'alert-settings'
const { dueMinutes: DUE, repeatMinutes: REPEAT } = alertSettingsEditLimits

const valuesOf = ({ dueMinutes, repeatMinutes, instructions }: AlertSettings): Values => ({
  dueMinutes,
  repeatMinutes,
  instructions,
})

interface SettingsFormProps {
  stored: AlertSettings
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<AlertSettings | undefined>
}

export function SettingsForm({ stored, reload }: SettingsFormProps) {
  const [form] = Form.useForm<Values>()
  const [editSettings, { isLoading }] = useEditAlertSettingsMutation()
  const labels = {
    dueMinutes: settingsText('dueTimes'),
    repeatMinutes: settingsText('repeats'),
    instructions: settingsText('instructions'),
  }
  const problems = useProblems<Values>(form, FORM_NAME, labels)
  const edit = useVersionedEdit<AlertSettings, Values>({
    form,
    newest: stored,
    valuesOf,
    labels,
    send: async (values, base) => {
      const alertSettingsEdit = { version: base.version, ...changesTo(values, valuesOf(base)) }
      const { data, error } = await editSettings({ alertSettingsEdit })
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
    <Card size="small" className="alert-settings">
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
          <legend>{settingsText('dueTimes')}</legend>
          <p>{settingsText('dueHelp')}</p>
          <div className="alert-due">
            {SEVERITIES.map((severity) => (
              <Form.Item
                key={severity}
                name={['dueMinutes', severity]}
                label={<SeverityTag severity={severity} />}
                rules={[wholeNumber(DUE[severity])]}
              >
                <InputNumber placeholder={settingsText('never')} suffix={settingsText('minutes')} />
              </Form.Item>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{settingsText('repeats')}</legend>
          <Form.Item
            name="repeatMinutes"
            label={settingsText('repeatsFor')}
            extra={settingsText('repeatsHelp')}
            rules={[{ required: true, message: settingsText('repeatsMissing') }, wholeNumber(REPEAT)]}
          >
            <InputNumber suffix={settingsText('minutes')} />
          </Form.Item>
        </fieldset>
        <InstructionFields />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {sharedText('saveChanges')}
        </Button>
      </ProblemForm>
      {edit.leaveDialog}
    </Card>
  )
}

/** A field without a number passes. */
const wholeNumber = ({ minimum: min, maximum: max }: { minimum: number; maximum: number }) => ({
  type: 'integer' as const,
  min,
  max,
  message: settingsText('minutesInvalid', { min, max }),
})
