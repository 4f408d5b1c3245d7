/** Side of a tile, in CSS pixels. */
const TILE = 8;

type Draw = (context: CanvasRenderingContext2D) => void;

const lines =
  (...ends: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]): Draw =>
  (context) => {
    for (const [x1, y1, x2, y2] of ends) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
  };

/** What is drawn over the ground of a tile, so that bars are told apart without their colours; the first has none. */
const DRAWINGS: readonly Draw[] = [
  lines(),
  lines([0, TILE, TILE, 0], [-1, 1, 1, -1], [TILE - 1, TILE + 1, TILE + 1, TILE - 1]),
  lines([0, TILE / 2, TILE, TILE / 2]),
  lines([TILE / 2, 0, TILE / 2, TILE]),
  lines([0, TILE / 2, TILE, TILE / 2], [TILE / 2, 0, TILE / 2, TILE]),
  lines([0, 0, TILE, TILE], [TILE - 1, -1, TILE + 1, 1], [-1, TILE - 1, 1, TILE + 1]),
];

/** How the bars of a series are filled: its colour, and from the second series on a pattern in it. */
export function fillOf(series: number, colour: string, background: string): string | CanvasPattern {
  const at = series % DRAWINGS.length;
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const context = tile.getContext('2d');
  if (at === 0 || context === null) return colour;
  context.fillStyle = background;
  context.fillRect(0, 0, TILE, TILE);
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.beginPath();
  DRAWINGS[at]!(context);
  context.stroke();
  return context.createPattern(tile, 'repeat') ?? colour;
}
