import { Form, Input, InputNumber, Select, Typography } from 'antd'
import { SEVERITIES } from '../../../../alerts/alertStates'
import { SeverityTag } from '../../../../alerts/SeverityTag'
import type { AlertRule } from '../../../../api/alert-rule'
import { MissionSelect } from '../../../../session/MissionSelect'
import { newAlertRuleLimits } from '../../../../shared/limits/alert-rule.gen'
import { popupParent } from '../../../../shared/popupParent'
import { KindField } from '../KindField'
import { AircraftFields } from './AircraftFields'
import { AreaFields } from './AreaFields'
import type { NamedMission } from './LayerFields'
import { DetectionFields } from './DetectionFields'
import { HoursFields } from './HoursFields'
import { rulesText } from './messages'
import {
  doesWait,
  hasHours,
  isGeofence,
  isLimit,
  isState,
  KINDS,
  kindText,
  ruleLabels,
  type RuleValues,
} from './ruleValues'
import { TryRule } from './TryRule'

const {
  seconds: SECONDS,
  degrees: DEGREES,
  days: DAYS,
  percent: PERCENT,
  repeatMinutes: REPEATS,
  name: NAME,
} = newAlertRuleLimits

/** Drones send positions up to every few seconds. */
const LEAST_SILENCE = 5

interface RuleFieldsProps {
  /** A rule that is edited; its condition cannot become another one. */
  stored?: AlertRule
  /** The mission that a new rule starts with. */
  mission?: NamedMission
}

/** The fields of a rule. */
export function RuleFields({ stored, mission }: RuleFieldsProps) {
  const labels = ruleLabels()
  const chosen = Form.useWatch<RuleValues['kind'] | undefined>('kind')
  const kind = stored?.kind ?? chosen ?? 'geofence_entered'
  const first = stored ? { id: stored.missionId, name: stored.missionName } : mission
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: rulesText('nameMissing') }]}
      >
        <Input autoComplete="off" autoFocus maxLength={NAME.maxLength} />
      </Form.Item>
      <Form.Item name="kind" label={labels.kind} required>
        <Select
          virtual={false}
          disabled={stored !== undefined}
          getPopupContainer={popupParent}
          options={KINDS.map((value) => ({ value, label: kindText(value) }))}
        />
      </Form.Item>
      {isGeofence(kind) && <AreaFields {...(stored && { stored })} {...(first && { mission: first })} />}
      <ConditionFields kind={kind} />
      {hasHours(kind) ? (
        <HoursFields isWaiting={doesWait(kind)} />
      ) : (
        <Typography.Paragraph type="secondary">{rulesText('noHours')}</Typography.Paragraph>
      )}
      <MissionField kind={kind} {...(first && { first })} />
      <Form.Item
        name="alertKind"
        label={labels.alertKind}
        extra={rulesText('alertKindHelp')}
        rules={[{ required: true, whitespace: true, message: rulesText('alertKindMissing') }]}
      >
        <KindField />
      </Form.Item>
      <Form.Item name="severity" label={labels.severity} required>
        <Select
          getPopupContainer={popupParent}
          options={SEVERITIES.map((value) => ({ value, label: <SeverityTag severity={value} /> }))}
        />
      </Form.Item>
      <Form.Item
        name="repeatMinutes"
        label={labels.repeatMinutes}
        extra={rulesText('repeatMinutesHelp')}
        rules={[{ type: 'integer', min: REPEATS.minimum, max: REPEATS.maximum, message: repeatMinutesInvalid() }]}
      >
        <InputNumber suffix={rulesText('minutesUnit')} style={{ width: 160 }} />
      </Form.Item>
      <TryRule isOfNow={isState(kind)} />
    </>
  )
}

/** What decides whether a rule of another kind than a geofence raises an alert. */
function ConditionFields({ kind }: { kind: RuleValues['kind'] }) {
  return (
    <>
      {kind === 'stream_lost' && (
        <NumberField
          name="seconds"
          limits={SECONDS}
          text="secondsMissing"
          unit={rulesText('secondsUnit')}
          help={rulesText('lostHelp')}
        />
      )}
      {kind === 'positions_stopped' && (
        <NumberField
          name="seconds"
          label={rulesText('silence')}
          limits={{ ...SECONDS, minimum: LEAST_SILENCE }}
          text="secondsMissing"
          unit={rulesText('secondsUnit')}
          help={rulesText('silenceHelp')}
        />
      )}
      {kind === 'battery_low' && (
        <NumberField
          name="percent"
          label={rulesText('battery')}
          limits={PERCENT}
          text="percentMissing"
          unit="%"
          help={rulesText('batteryHelp')}
        />
      )}
      {kind === 'thermal_above' && <NumberField name="degrees" limits={DEGREES} text="degreesMissing" unit="°C" />}
      {kind === 'licence_expired' && (
        <NumberField
          name="days"
          limits={DAYS}
          text="daysMissing"
          unit={rulesText('daysUnit')}
          help={rulesText('daysHelp')}
        />
      )}
      {kind === 'detection' && <DetectionFields />}
      {kind === 'aircraft_near' && <AircraftFields />}
      {isLimit(kind) && <NumberField name="percent" limits={PERCENT} text="percentMissing" unit="%" />}
    </>
  )
}

/** Where the rule looks, or where its alerts appear. @param first the mission that is chosen first */
function MissionField({ kind, first }: { kind: RuleValues['kind']; first?: NamedMission }) {
  const stored = first && { stored: first }
  if (isLimit(kind)) {
    return (
      <Form.Item
        name="missionId"
        label={rulesText('missionOfAlerts')}
        rules={[{ required: true, message: rulesText('missionMissing') }]}
      >
        <MissionSelect {...stored} />
      </Form.Item>
    )
  }
  const isDue = kind === 'maintenance_due'
  return (
    <Form.Item
      name="missionId"
      label={isDue ? rulesText('missionOfOthers') : ruleLabels().missionId}
      extra={isDue && rulesText('missionOfOthersHelp')}
    >
      <MissionSelect none={isDue ? rulesText('noMission') : rulesText('allMissions')} {...stored} />
    </Form.Item>
  )
}

const repeatMinutesInvalid = () => rulesText('repeatMinutesInvalid', { min: REPEATS.minimum, max: REPEATS.maximum })

interface NumberFieldProps {
  name: 'seconds' | 'degrees' | 'days' | 'percent'
  limits: { minimum: number; maximum: number }
  text: 'secondsMissing' | 'degreesMissing' | 'daysMissing' | 'percentMissing'
  unit: string
  help?: string
  /** Instead of that of the field. */
  label?: string
}

function NumberField({ name, limits: { minimum: min, maximum: max }, text, unit, help, label }: NumberFieldProps) {
  const type = name === 'degrees' ? 'number' : 'integer'
  return (
    <Form.Item
      name={name}
      label={label ?? ruleLabels()[name]}
      extra={help}
      rules={[{ required: true, type, min, max, message: rulesText(text, { min, max }) }]}
    >
      <InputNumber suffix={unit} style={{ width: 160 }} />
    </Form.Item>
  )
}
