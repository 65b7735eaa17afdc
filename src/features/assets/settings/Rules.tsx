import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import {
  useCreateMaintenanceRuleMutation,
  useDeleteMaintenanceRuleMutation,
  useEditMaintenanceRuleMutation,
  useGetMaintenanceRulesQuery,
  type MaintenanceRule,
} from '../../../api/maintenance'
import { useCan } from '../../../session/useCan'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { assetSettingsText } from '../messages'
import { RuleFields, ruleLabels, type RuleValues } from './RuleFields'

/** The maintenance rules of the organisation. */
export function Rules() {
  const { data, error, refetch } = useGetMaintenanceRulesQuery(undefined, { refetchOnMountOrArgChange: true })
  const canEdit = useCan('asset_update')
  const canSeeClasses = useCan('asset_class_list')
  const [isOpen, setOpen] = useState(false)
  const rules = data?.data.rules
  return (
    <Card
      title={assetSettingsText('rules')}
      extra={canEdit && canSeeClasses && <Button onClick={() => setOpen(true)}>{assetSettingsText('newRule')}</Button>}
    >
      <Typography.Paragraph type="secondary">{assetSettingsText('rulesHelp')}</Typography.Paragraph>
      {content()}
      {isOpen && <NewRule onClose={() => setOpen(false)} />}
    </Card>
  )

  function content() {
    if (!rules && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!rules) return <RowsSkeleton rows={2} height={48} />
    if (rules.length === 0) return <Typography.Text type="secondary">{assetSettingsText('none')}</Typography.Text>
    const reload = async (id: string) => (await refetch()).data?.data.rules.find(({ _id }) => _id === id)
    return (
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rules.map((rule) => (
          <RuleRow key={rule._id} rule={rule} canEdit={canEdit} reload={() => reload(rule._id)} />
        ))}
      </Flex>
    )
  }
}

function NewRule({ onClose }: { onClose: () => void }) {
  const [create] = useCreateMaintenanceRuleMutation()
  return (
    <FormDialog<RuleValues, object>
      title={assetSettingsText('newRule')}
      okText={assetSettingsText('createRule')}
      formName="new-maintenance-rule"
      labels={ruleLabels()}
      initialValues={{ warnPercent: 10, grounds: true }}
      send={({ classId = '', ...values }) => create({ newMaintenanceRule: { ...entered(values), classId } })}
      onDone={onClose}
      onClose={onClose}
    >
      <RuleFields />
    </FormDialog>
  )
}

interface RuleRowProps {
  rule: MaintenanceRule
  canEdit: boolean
  reload: () => Promise<MaintenanceRule | undefined>
}

function RuleRow({ rule, canEdit, reload }: RuleRowProps) {
  const { _id: maintenanceRuleId, name, grounds } = rule
  const [isOpen, setOpen] = useState(false)
  const [remove, removal] = useDeleteMaintenanceRuleMutation()
  const [edit, { isLoading }] = useEditMaintenanceRuleMutation()
  const line = assetSettingsText('ruleLine', {
    limits: limitsOf(rule),
    target: rule.asset?.name ?? rule.model?.name ?? rule.class.name,
  })
  return (
    <li>
      <Flex gap={12} justify="space-between" wrap>
        <div style={{ minWidth: 0 }}>
          <Typography.Text strong>{name}</Typography.Text>
          <div>
            <Typography.Text type="secondary">
              {grounds ? `${line} · ${assetSettingsText('groundsShort')}` : line}
            </Typography.Text>
          </div>
        </div>
        {canEdit && (
          <Flex gap={8}>
            <Button aria-label={assetSettingsText('editRule', { name })} onClick={() => setOpen(true)}>
              {assetSettingsText('edit')}
            </Button>
            <Button
              danger
              type="text"
              loading={removal.isLoading}
              aria-label={assetSettingsText('deleteOf', { name })}
              onClick={() => void remove({ maintenanceRuleId })}
            >
              {assetSettingsText('delete')}
            </Button>
          </Flex>
        )}
      </Flex>
      {removal.error && <Alert type="error" showIcon title={removal.error.message} />}
      {isOpen && (
        <EditDialog<MaintenanceRule, RuleValues>
          title={assetSettingsText('editRule', { name })}
          formName="maintenance-rule"
          newest={rule}
          valuesOf={valuesOf}
          labels={ruleLabels()}
          send={(values, { version }) =>
            edit({ maintenanceRuleId, maintenanceRuleEdit: { version, ...entered(values) } })
          }
          reload={reload}
          isSaving={isLoading}
          onClose={() => setOpen(false)}
        >
          <RuleFields fixedClass={rule.class._id} ruleAsset={rule.asset} />
        </EditDialog>
      )}
    </li>
  )
}

const valuesOf = (rule: MaintenanceRule): RuleValues => ({
  name: rule.name,
  modelId: rule.model?._id ?? null,
  assetId: rule.asset?._id ?? null,
  everyDays: rule.everyDays,
  everyHours: rule.everyHours,
  everyFlights: rule.everyFlights,
  everyCycles: rule.everyCycles,
  warnPercent: rule.warnPercent,
  grounds: rule.grounds,
})

const entered = (values: RuleValues) => ({
  name: values.name.trim(),
  modelId: values.modelId ?? null,
  assetId: values.assetId ?? null,
  everyDays: values.everyDays ?? null,
  everyHours: values.everyHours ?? null,
  everyFlights: values.everyFlights ?? null,
  everyCycles: values.everyCycles ?? null,
  warnPercent: values.warnPercent,
  grounds: values.grounds,
})

const limitsOf = ({ everyDays, everyHours, everyFlights, everyCycles }: MaintenanceRule): string =>
  [
    everyHours !== null && assetSettingsText('limitHours', { count: everyHours }),
    everyFlights !== null && assetSettingsText('limitFlights', { count: everyFlights }),
    everyDays !== null && assetSettingsText('limitDays', { count: everyDays }),
    everyCycles !== null && assetSettingsText('limitCycles', { count: everyCycles }),
  ]
    .filter(Boolean)
    .join(', ')
