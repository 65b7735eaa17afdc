import { Card, Flex } from 'antd'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { organisationText } from './messages'

/** The models that find objects in photos; for those who may change them. */
export function DetectorsCard() {
  const canManage = useCan('tenant_update_self')
  const canSee = useCan('layer_list')
  if (!canManage || !canSee) return null
  return (
    <Card size="small" title={organisationText('detectors')}>
      <Flex vertical gap={12} align="flex-start">
        {organisationText('detectorsHelp')}
        <LinkButton to="/dashboard/tenant/organisation/detectors">{organisationText('manageDetectors')}</LinkButton>
      </Flex>
    </Card>
  )
}
