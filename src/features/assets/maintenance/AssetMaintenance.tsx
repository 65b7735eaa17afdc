import { useState } from 'react'
import { Button, Card, Flex, Progress, Typography } from 'antd'
import type { Asset, AssetDue } from '../../../api/asset'
import { useGetAssetMaintenanceQuery } from '../../../api/maintenance'
import { useCan } from '../../../session/useCan'
import { Link } from '../../../shared/Link'
import { StateTag } from '../../../shared/StateTag'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { leftText } from '../dueText'
import { maintenanceText } from '../messages'
import { NewRecord } from './NewRecord'

const HUES = { ok: 'green', due_soon: 'gold', overdue: 'red' } as const

/** The rules of an asset, with what is left of their intervals. */
export function AssetMaintenance({ asset }: { asset: Asset }) {
  const { data, error, refetch } = useGetAssetMaintenanceQuery(
    { assetId: asset._id },
    { refetchOnMountOrArgChange: true },
  )
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCan('asset_update')
  const rules = data?.data.rules
  return (
    <Card
      title={maintenanceText('title')}
      extra={
        canEdit &&
        rules && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {maintenanceText('record')}
          </Button>
        )
      }
    >
      {content()}
      {isOpen && <NewRecord asset={asset} rules={rules ?? []} onClose={() => setOpen(false)} />}
    </Card>
  )

  function content() {
    if (!rules && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!rules) return <RowsSkeleton rows={2} height={40} />
    if (rules.length === 0) {
      return (
        <Typography.Text type="secondary">
          {maintenanceText('noRules')}{' '}
          {canEdit && <Link to="/dashboard/assets/settings">{maintenanceText('rulesLink')}</Link>}
        </Typography.Text>
      )
    }
    return (
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rules.map((rule) => (
          <RuleRow key={rule.ruleId} rule={rule} />
        ))}
      </Flex>
    )
  }
}

function RuleRow({ rule }: { rule: AssetDue }) {
  return (
    <li>
      <Flex gap={12} align="center" wrap>
        <Typography.Text strong>{rule.name}</Typography.Text>
        <StateTag hue={HUES[rule.state]}>{maintenanceText(rule.state)}</StateTag>
        <Typography.Text type="secondary">{leftText(rule)}</Typography.Text>
      </Flex>
      <Progress
        percent={Math.min(Math.round(rule.part * 100), 100)}
        showInfo={false}
        size="small"
        aria-label={rule.name}
        status={rule.state === 'overdue' ? 'exception' : 'normal'}
      />
    </li>
  )
}
