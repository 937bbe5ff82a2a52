/*! Tabler Icons, MIT licence, Copyright (c) 2020-2026 Paweł Kuna */
import { createElement, type ReactElement, type SVGProps } from 'react'

type Props = Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }
export type DrawnIcon = (props: Props) => ReactElement

const canvas = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' }
const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const drawn = (paths: string[], size: number, look: object) =>
  createElement(
    'svg',
    { ...canvas, width: size, height: size, ...look },
    ...paths.map((path) => createElement('path', { d: path })),
  )

export const outline =
  (...paths: string[]): DrawnIcon =>
  ({ size = 24, stroke = 2, ...rest }) =>
    drawn(paths, size, { ...pen, strokeWidth: stroke, ...rest })

export const filled =
  (...paths: string[]): DrawnIcon =>
  ({ size = 24, stroke: _, ...rest }) =>
    drawn(paths, size, { fill: 'currentColor', ...rest })
