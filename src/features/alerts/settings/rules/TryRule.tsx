import { useState } from 'react'
import { Alert, Button, Form, Typography } from 'antd'
import { positionText } from '../../../../shared/positionText'
import { useLazyTryAlertRuleQuery, type AlertRuleTrial, type NewAlertRule } from '../../../../api/alert-rule'
import { absoluteTime } from '../../../../shared/time/timeText'
import { rulesText } from './messages'
import { kindText, sentOf, type RuleValues } from './ruleValues'

const WEEK = 7

/** Fields that decide what a rule raises. */
const CONDITION: (keyof RuleValues)[] = [
  'baseLayerId',
  'mapref',
  'layerId',
  'featureIndex',
  'minHeight',
  'maxHeight',
  'seconds',
  'degrees',
  'days',
  'percent',
  'model',
  'class',
  'leastConfidence',
  'distance',
  'heightDifference',
  'missionId',
  'hours',
  'repeatMinutes',
]

interface Result {
  /** What was tried. */
  rule: string
  trial?: AlertRuleTrial
  problem?: string
}

/** Shows what the rule of the form would have raised. @param isOfNow whether it looks at what is now */
export function TryRule({ isOfNow }: { isOfNow: boolean }) {
  const form = Form.useFormInstance<RuleValues>()
  const typed = Form.useWatch(
    // Empty before the first rendering.
    (values: Partial<RuleValues>) => values.kind && JSON.stringify(ruleOf(values as RuleValues)),
    { form, preserve: true },
  )
  const [run, { isFetching }] = useLazyTryAlertRuleQuery()
  const [result, setResult] = useState<Result>()

  const start = async (days: number) => {
    setResult(undefined)
    const isValid = await form.validateFields(CONDITION, { recursive: true }).then(
      () => true,
      () => false,
    )
    if (!isValid) return
    const newAlertRule = ruleOf(form.getFieldsValue(true) as RuleValues)
    const { data, error } = await run({ days, newAlertRule })
    setResult({
      rule: JSON.stringify(newAlertRule),
      ...(data && { trial: data.data }),
      ...(error && { problem: error.message ?? '' }),
    })
  }

  // A result is about what was tried.
  const isCurrent = result?.rule === typed
  return (
    <section className="alert-rule-try" aria-label={rulesText('try')}>
      <Typography.Text type="secondary">{rulesText(isOfNow ? 'tryNowHelp' : 'tryHelp')}</Typography.Text>
      <div className="alert-rule-try-days">
        <Button loading={isFetching} onClick={() => void start(1)}>
          {rulesText('tryDay')}
        </Button>
        <Button disabled={isFetching} onClick={() => void start(WEEK)}>
          {rulesText('tryWeek')}
        </Button>
      </div>
      <div role="status">
        {isCurrent && result?.problem !== undefined && <Alert type="error" showIcon title={result.problem} />}
        {isCurrent && result?.trial && <Trial trial={result.trial} />}
      </div>
    </section>
  )
}

/** A rule can be tried before it has names. */
function ruleOf(values: RuleValues): NewAlertRule {
  const { kind } = values
  // Not typed yet.
  const { name, alertKind } = values as Partial<RuleValues>
  const named = (text: string | undefined) => text?.trim() || kindText(kind)
  return { ...sentOf({ ...values, name: named(name), alertKind: named(alertKind) }), kind }
}

function Trial({ trial: { alerts, repeats, isPartial, examples } }: { trial: AlertRuleTrial }) {
  return (
    <>
      <Alert type="info" showIcon title={rulesText('wouldRaise', { count: alerts, repeats })} />
      {isPartial && <Typography.Paragraph type="secondary">{rulesText('tryPartial')}</Typography.Paragraph>}
      {examples.length > 0 && (
        <ul className="alert-rule-examples" aria-label={rulesText('examples')} tabIndex={0}>
          {examples.map((example, index) => (
            <li key={index}>
              <Typography.Text strong>{example.title}</Typography.Text>
              <div>
                <Typography.Text type="secondary">{factsOf(example)}</Typography.Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      {examples.length < alerts && (
        <Typography.Text type="secondary">{rulesText('newest', { count: examples.length })}</Typography.Text>
      )}
    </>
  )
}

const factsOf = ({ description, missionName, occurredAt, position }: AlertRuleTrial['examples'][number]): string =>
  [occurredAt && absoluteTime(occurredAt), missionName, description, position && positionText(position)]
    .filter(Boolean)
    .join(' · ')
