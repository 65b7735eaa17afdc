import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../session/useCan'
import { layersText } from '../texts/messages'

interface MakeRuleProps {
  /** The query of the page of alert rules. */
  area: { mission: string; layer: string; feature: string }
}

/** Opens the form of a new alert rule about an area, for people who may create rules. */
export function MakeRule({ area }: MakeRuleProps) {
  const canList = useCan('alert_list')
  const canChange = useCan('tenant_update_self')
  const navigate = useNavigate()
  if (!canList || !canChange) return null
  return (
    <Button
      size="small"
      onClick={() => void navigate(`/dashboard/alerts/rules?${new URLSearchParams(area).toString()}`)}
    >
      {layersText('makeRule')}
    </Button>
  )
}
