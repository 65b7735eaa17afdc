// Bars by name. Loaded with the first chart, because the library is large.
import { useEffect, useRef } from 'react'
import { theme } from 'antd'
import { BarChart as Bars } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

register([Bars, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

interface BarChartProps {
  /** What the chart shows, for screen readers. */
  label: string
  names: readonly string[]
  series: readonly { name: string; color: string; values: readonly number[] }[]
}

/** Horizontal bars that fill the container, the first name on top. */
export function BarChart({ label, names, series }: BarChartProps) {
  const { token } = theme.useToken()
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof init>>(undefined)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const made = init(element, null, { renderer: 'svg' })
    chart.current = made
    const observer = new ResizeObserver(() => made.resize())
    observer.observe(element)
    return () => {
      observer.disconnect()
      made.dispose()
    }
  }, [])

  useEffect(() => {
    const text = { color: token.colorText, fontFamily: token.fontFamily }
    const line = { lineStyle: { color: token.colorBorderSecondary } }
    chart.current?.setOption(
      {
        // Movement is of no use here, and some people do not want it.
        animation: false,
        textStyle: text,
        legend: { textStyle: text, top: 0, data: series.map(({ name }) => name) },
        tooltip: {
          trigger: 'axis',
          axisPointer: { type: 'shadow' },
          backgroundColor: token.colorBgElevated,
          textStyle: text,
        },
        grid: { left: 8, right: 24, top: 32, bottom: 8, containLabel: true },
        xAxis: { type: 'value', minInterval: 1, axisLabel: text, splitLine: line },
        yAxis: {
          type: 'category',
          inverse: true,
          data: [...names],
          axisLine: line,
          axisTick: { show: false },
          axisLabel: { ...text, width: 120, overflow: 'truncate' },
        },
        series: series.map(({ name, color, values }) => ({ type: 'bar', name, color, data: [...values] })),
      },
      { notMerge: true },
    )
  }, [names, series, token])

  return <div ref={frame} role="img" aria-label={label} style={{ width: '100%', height: '100%' }} />
}
