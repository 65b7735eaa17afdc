import { Card, Flex } from 'antd'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { organisationText } from './messages'

/** Where positions of other aircraft come from; for those who may change it. */
export function AircraftCard() {
  if (!useCan('tenant_update_self')) return null
  return (
    <Card size="small" title={organisationText('aircraft')}>
      <Flex vertical gap={12} align="flex-start">
        {organisationText('aircraftHelp')}
        <LinkButton to="/dashboard/tenant/organisation/aircraft">{organisationText('manageAircraft')}</LinkButton>
      </Flex>
    </Card>
  )
}
