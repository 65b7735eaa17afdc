import { Alert, Checkbox, Form, InputNumber, Radio } from 'antd'
import { isApiError } from '../../api/errors'
import {
  useEditRetentionMutation,
  useGetRetentionForecastQuery,
  type RetentionForecast,
  type RetentionRule,
} from '../../api/retention'
import { byteSize } from '../../shared/byteSize'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { useDebounced } from '../../shared/useDebounced'
import { kindName, utcDayText } from './kindText'
import { retentionText } from './messages'

interface EditRuleProps {
  rule: RetentionRule
  reload: () => Promise<RetentionRule | undefined>
  onClose: () => void
}

interface Values {
  when: 'never' | 'after'
  days: number | null
  confirmed: boolean
}

const LEAST_DAYS = 7
const MOST_DAYS = 3650
const PROPOSED_DAYS = 90
/** Until a number that is being typed is looked up. */
const TYPING_MS = 300

const valuesOf = ({ days }: RetentionRule): Values => ({
  when: days === null ? 'never' : 'after',
  days: days ?? PROPOSED_DAYS,
  confirmed: false,
})

const labels = (): Record<keyof Values, string> => ({
  when: retentionText('when'),
  days: retentionText('days'),
  confirmed: retentionText('confirmNeeded'),
})

/** Changes a rule. What it would delete is shown, and has to be confirmed, before it is saved. Mount it when it opens. */
export function EditRule({ rule, reload, onClose }: EditRuleProps) {
  const { kind } = rule
  const [edit, { isLoading }] = useEditRetentionMutation()
  return (
    <EditDialog<RetentionRule, Values>
      title={kindName(kind)}
      okText={retentionText('save')}
      formName="retention"
      newest={rule}
      valuesOf={valuesOf}
      labels={labels()}
      describe={({ days }) => (days === null ? retentionText('never') : retentionText('after', { days }))}
      send={async ({ when, days }, base) => {
        const { error } = await edit({
          retentionEdit: { kind, version: base.version, days: when === 'never' ? null : days },
        })
        return isApiError(error) ? { error } : {}
      }}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: retentionText('saved') })}
      onClose={onClose}
    >
      <Form.Item<Values> name="when" label={retentionText('when')}>
        <Radio.Group
          options={[
            { value: 'never', label: retentionText('whenNever') },
            { value: 'after', label: retentionText('whenAfter') },
          ]}
        />
      </Form.Item>
      <Form.Item<Values> noStyle dependencies={['when']}>
        {({ getFieldValue }) => getFieldValue('when') === 'after' && <DaysField rule={rule} />}
      </Form.Item>
    </EditDialog>
  )
}

function DaysField({ rule }: { rule: RetentionRule }) {
  const typed = Form.useWatch<Values['days'] | undefined>('days')
  return (
    <>
      <Form.Item<Values>
        name="days"
        label={retentionText('days')}
        extra={retentionText('daysHelp')}
        rules={[
          {
            required: true,
            type: 'integer',
            min: LEAST_DAYS,
            max: MOST_DAYS,
            message: retentionText('daysNeeded'),
          },
        ]}
      >
        <InputNumber precision={0} style={{ width: 120 }} />
      </Form.Item>
      {isAllowed(typed) && <DaysForecast rule={rule} typed={typed} />}
    </>
  )
}

const isAllowed = (days: number | null | undefined): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= LEAST_DAYS && days <= MOST_DAYS

/** What the days would delete. A stricter rule that finds something must be confirmed. */
function DaysForecast({ rule, typed }: { rule: RetentionRule; typed: number }) {
  const days = useDebounced(typed, TYPING_MS)
  const { currentData, error } = useGetRetentionForecastQuery(
    { kind: rule.kind, days },
    { refetchOnMountOrArgChange: true },
  )
  const forecast = days === typed ? currentData?.data : undefined
  const isStricter = rule.days === null || typed < rule.days
  return (
    <div className="retention-forecast" aria-live="polite" aria-busy={!forecast && !error}>
      {isApiError(error) && (
        <Alert type="error" showIcon title={retentionText('forecastFailed', { reason: error.message })} />
      )}
      {forecast && <ForecastAlert forecast={forecast} />}
      {isStricter && <Confirmation forecast={forecast} />}
    </div>
  )
}

function ForecastAlert({ forecast: { startsOn, atOnce, kept } }: { forecast: RetentionForecast }) {
  const { count, bytes } = atOnce
  const text =
    count > 0
      ? retentionText('forecast', { count, size: byteSize(bytes), day: utcDayText(startsOn) })
      : retentionText('forecastNothing')
  return (
    <Alert
      type={count > 0 ? 'warning' : 'info'}
      showIcon
      title={text}
      description={kept.count > 0 ? retentionText('forecastKept', { count: kept.count }) : undefined}
    />
  )
}

/** Prevents saving until the forecast is known and what it finds is confirmed. */
function Confirmation({ forecast }: { forecast: RetentionForecast | undefined }) {
  const count = forecast?.atOnce.count
  if (count === 0) return null
  const problem = retentionText(forecast ? 'confirmNeeded' : 'forecastUnknown')
  return (
    <Form.Item<Values>
      name="confirmed"
      valuePropName="checked"
      hidden={!forecast}
      rules={[
        {
          validator: (_rule, checked) =>
            forecast && checked === true ? Promise.resolve() : Promise.reject(new Error(problem)),
        },
      ]}
    >
      <Checkbox>
        {forecast && retentionText('confirm', { count: forecast.atOnce.count, day: utcDayText(forecast.startsOn) })}
      </Checkbox>
    </Form.Item>
  )
}
