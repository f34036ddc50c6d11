import type { ExportCell } from '#platform/export-source.ts';

/** What a spreadsheet takes for the beginning of a formula, and the wide forms of the same characters. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
/** What XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- it is control characters that are taken out
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A cell as CSV has it. A figure is a figure, also below zero; a text never becomes a formula. */
export function csvText(cell: ExportCell): string {
  if (typeof cell !== 'string') return plainFigure(cell.figure);
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** More digits than a spreadsheet's numbers keep: such figures are written as text. */
const digitsKept = 15;

/** A cell of a sheet's XML. Texts are texts by their type, whatever they begin with. */
export function sheetCell(cell: ExportCell): string {
  if (typeof cell !== 'string') {
    const figure = plainFigure(cell.figure);
    if (figure.replaceAll(/\D/g, '').length <= digitsKept) return `<c><v>${figure}</v></c>`;
    return textCell(figure);
  }
  return textCell(cell);
}

function textCell(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(noXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function plainFigure(figure: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(figure)) throw new Error(`"${figure}" is no figure`);
  return figure;
}
