import { Button, Modal } from 'antd'
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'
import { isFinal, moveWord, questions, words, type FinalMove } from './moves'

interface StatusMovesProps {
  mission: Mission
  /** The ones that have a button here. */
  moves: MissionStatus[]
  /** The move that is on its way. */
  moving: MissionStatus | undefined
  onMove: (status: MissionStatus) => void
}

/** A button for each move the server allows now; the first one leads on. */
export function StatusMoves({ mission, moves, moving, onMove }: StatusMovesProps) {
  return moves.map((status, position) => (
    <Button
      key={status}
      type={position === 0 && status !== 'cancelled' ? 'primary' : 'default'}
      danger={status === 'cancelled'}
      loading={moving === status}
      disabled={moving !== undefined && moving !== status}
      onClick={() => onMove(status)}
    >
      {moveWord(mission, status)}
    </Button>
  ))
}

interface MoveQuestionProps {
  mission: Mission
  /** The move there is no way back from; nothing is asked of others. */
  asked: MissionStatus | null
  onMove: (status: FinalMove) => void
  onCancel: () => void
}

/** Asks before a move there is no way back from. */
export function MoveQuestion({ mission, asked, onMove, onCancel }: MoveQuestionProps) {
  if (asked === null || !isFinal(asked)) return null
  return (
    <Modal
      open
      title={missionsText(questions[asked].title, { name: mission.name })}
      okText={missionsText(words[asked])}
      okButtonProps={{ danger: asked === 'cancelled' }}
      cancelText={missionsText('goBack')}
      onOk={() => onMove(asked)}
      onCancel={onCancel}
    >
      {missionsText(questions[asked].body)}
    </Modal>
  )
}
