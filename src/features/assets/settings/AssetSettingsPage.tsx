import { Flex } from 'antd'
import { useCan } from '../../../session/useCan'
import { PageHeader } from '../../../shared/PageHeader'
import { assetSettingsText } from '../messages'
import { Classes } from './Classes'
import { Manufacturers } from './Manufacturers'
import { Models } from './Models'
import { Rules } from './Rules'

/** Classes, manufacturers, models and maintenance rules, as far as the user may see them. */
export function AssetSettingsPage() {
  const canSeeClasses = useCan('asset_class_list')
  const canSeeManufacturers = useCan('manufacturer_list')
  const canSeeModels = useCan('model_list')
  return (
    <>
      <PageHeader title={assetSettingsText('title')} detail={assetSettingsText('detail')} />
      <Flex vertical gap={16} className="in-order">
        <Rules />
        {canSeeClasses && <Classes />}
        {canSeeManufacturers && <Manufacturers />}
        {canSeeModels && <Models />}
      </Flex>
    </>
  )
}
