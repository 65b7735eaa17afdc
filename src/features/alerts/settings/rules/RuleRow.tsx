import { useState } from 'react'
import { Button, Switch, Typography } from 'antd'
import { SeverityTag } from '../../../../alerts/SeverityTag'
import { useDeleteAlertRuleMutation, useEditAlertRuleMutation, type AlertRule } from '../../../../api/alert-rule'
import { useConfirmDelete } from '../../../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../../../shared/lists/RowMenu'
import { showMessage } from '../../../../shared/showMessage'
import { absoluteTime } from '../../../../shared/time/timeText'
import { EditRule } from './EditRule'
import { hoursText } from './hours'
import { rulesText } from './messages'
import { conditionText, isGeofence, missionText, raisedText } from './ruleValues'

interface RuleRowProps {
  rule: AlertRule
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<AlertRule | undefined>
}

export function RuleRow({ rule, reload }: RuleRowProps) {
  const { _id: alertRuleId, name, enabled, severity, alertKind, hours, version } = rule
  const [isOpen, setOpen] = useState(false)
  const [edit, { isLoading }] = useEditAlertRuleMutation()
  const [remove] = useDeleteAlertRuleMutation()
  const removal = useConfirmDelete({
    title: rulesText('deleteTitle', { name }),
    warning: rulesText('deleteWarning'),
    name,
    action: rulesText('deleteAction'),
    run: () => remove({ alertRuleId }),
    onDeleted: () => showMessage({ type: 'success', text: rulesText('deleted') }),
  })
  const isPaused = enabled && rule.pausedAt !== null
  const isGone = isGeofence(rule.kind) && rule.areaName === null
  const turn = async (next: boolean) => {
    const { error } = await edit({ alertRuleId, alertRuleEdit: { version, enabled: next } })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
  }
  return (
    <li className={enabled ? '' : 'is-off'}>
      <Switch
        checked={enabled && !isPaused}
        loading={isLoading}
        aria-label={rulesText('isOn', { name })}
        onChange={(next) => void turn(next)}
      />
      <div>
        <Typography.Text strong>{name}</Typography.Text>
        <div>
          <Typography.Text type="secondary">
            {isGone ? rulesText('areaGone') : conditionText(rule)} · {missionText(rule)}
            {hours && ` · ${hoursText(hours)}`}
          </Typography.Text>
        </div>
        <div>
          <Typography.Text type="secondary">{raisedText(rule)}</Typography.Text>
        </div>
        {isPaused && (
          <div className="alert-rule-paused">
            <Typography.Text type="warning">
              {rulesText('paused', { time: absoluteTime(rule.pausedAt ?? '') })}
            </Typography.Text>
            <Button
              size="small"
              loading={isLoading}
              aria-label={rulesText('resumeOf', { name })}
              onClick={() => void turn(true)}
            >
              {rulesText('resume')}
            </Button>
          </div>
        )}
        {rule.isAreaCrossed && <Typography.Text type="warning">{rulesText('areaCrossed')}</Typography.Text>}
      </div>
      <div className="alert-rule-raises">
        <SeverityTag severity={severity} />
        <Typography.Text>{alertKind}</Typography.Text>
      </div>
      <RowMenu
        name={name}
        items={[
          { key: 'edit', label: rulesText('edit'), onClick: () => setOpen(true) },
          { key: 'delete', label: rulesText('delete'), danger: true, onClick: removal.open },
        ]}
      />
      {removal.dialog}
      {isOpen && <EditRule rule={rule} reload={reload} onClose={() => setOpen(false)} />}
    </li>
  )
}
