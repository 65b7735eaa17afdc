import { ComingPage } from '../../shared/states/ComingPage'
import { dataText } from './messages'
import { routeText } from './routeMessages'

export function DataPage() {
  return <ComingPage title={routeText('data')} help={dataText('helpData')} />
}
