import type { ReactNode } from 'react'
import { raiseText } from '../../../alerts/raiseMessages'
import { playerText } from './messages'

/** The keys of the player. */
export function PlayerKeys() {
  const keys: [ReactNode, string][] = [
    [<kbd key="space">{playerText('space')}</kbd>, playerText('keySpace')],
    [<Keys key="jkl" names={['J', 'K', 'L']} />, playerText('keyJkl')],
    [<Keys key="frames" names={[',', '.']} />, playerText('keyFrames')],
    [<kbd key="s">S</kbd>, playerText('keySnapshot')],
    [<kbd key="a">A</kbd>, raiseText('raise')],
    [<kbd key="c">C</kbd>, playerText('keyLink')],
    [<Keys key="zoom" names={['+', '-']} />, playerText('keyZoom')],
    [<Keys key="arrows" names={['←', '→']} />, playerText('keyArrows')],
  ]
  return (
    <dl className="player-keys" aria-label={playerText('keys')}>
      {keys.map(([names, action]) => (
        <div key={action}>
          <dt>{names}</dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  )
}

const Keys = ({ names }: { names: string[] }) => names.map((name) => <kbd key={name}>{name}</kbd>)
