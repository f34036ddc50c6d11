import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ExportLine } from '#platform/export-source.ts';
import { escapeXml, sheetCell } from './export-text.rules.ts';
import type { FileWriter } from './file-writer.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const ofDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet, written part by part; `footer` stands below each printed page. */
export function writeXlsx(footer: string): FileWriter {
  const rows: string[] = [];
  return {
    add: (lines: readonly ExportLine[]) =>
      void rows.push(lines.map((line) => `<row>${line.map(sheetCell).join('')}</row>`).join('')),
    end() {
      const zip = new ZipFile();
      const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(declaration + xml, 'utf8'), path);
      add(
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
          `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
          `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
      );
      add(
        '_rels/.rels',
        `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${ofDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      );
      add(
        'xl/workbook.xml',
        `<workbook xmlns="${main}" xmlns:r="${ofDocument}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      );
      add(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${ofDocument}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      );
      add(
        'xl/worksheets/sheet1.xml',
        `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData>` +
          // & begins a code there
          `<headerFooter><oddFooter>&amp;L${escapeXml(footer.replaceAll('&', ''))}</oddFooter></headerFooter></worksheet>`,
      );
      zip.end();
      return buffer(zip.outputStream);
    },
  };
}
