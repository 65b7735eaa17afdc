import { Flex } from 'antd'
import type { Package } from '../../../api/package'
import { StateTag } from '../../../shared/StateTag'
import { packagesText } from '../messages'

/** Whether the package is on sale and shown at sign-up. */
export function PackageState({ pack }: { pack: Package }) {
  return (
    <Flex wrap gap={4}>
      <StateTag hue={pack.active ? 'green' : undefined}>{packagesText(pack.active ? 'onSale' : 'offSale')}</StateTag>
      {pack.active && !pack.public && <StateTag hue={undefined}>{packagesText('hidden')}</StateTag>}
    </Flex>
  )
}
