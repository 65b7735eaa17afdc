import { useState } from 'react'
import { SafetyOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetAlertRulesQuery } from '../../../../api/alert-rule'
import { PageHeader } from '../../../../shared/PageHeader'
import { EmptyState } from '../../../../shared/states/EmptyState'
import { ErrorState } from '../../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../../shared/states/RowsSkeleton'
import { routeText } from '../../routeMessages'
import { SettingsNav } from '../SettingsNav'
import { areaOf, withoutArea } from './areaParam'
import { rulesText } from './messages'
import { NewRule } from './NewRule'
import { RuleRow } from './RuleRow'
import './rules.css'

const SKELETON_ROWS = 4
const ROW_HEIGHT = 64

/** The rules that raise alerts. */
export function AlertRulesPage() {
  const { data, error, refetch } = useGetAlertRulesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [params, setParams] = useSearchParams()
  const area = areaOf(params)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (area) setParams(withoutArea, { replace: true })
  }
  const rules = data?.data.rules
  const create = (
    <Button type="primary" onClick={() => setOpen(true)}>
      {rulesText('newRule')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={routeText('rules')}
        detail={rulesText('detail')}
        actions={rules?.length ? create : undefined}
      />
      <SettingsNav />
      {content()}
      {(isOpen || area) && <NewRule {...(area && { area })} onClose={close} />}
    </>
  )

  function content() {
    if (!rules && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!rules) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    if (rules.length === 0) {
      const help = rulesText('emptyHelp')
      return <EmptyState icon={<SafetyOutlined />} title={rulesText('empty')} help={help} action={create} />
    }
    const reload = async (id: string) => (await refetch()).data?.data.rules.find(({ _id }) => _id === id)
    return (
      <Card size="small">
        <ul className="alert-rules" aria-label={routeText('rules')}>
          {rules.map((rule) => (
            <RuleRow key={rule._id} rule={rule} reload={() => reload(rule._id)} />
          ))}
        </ul>
      </Card>
    )
  }
}
